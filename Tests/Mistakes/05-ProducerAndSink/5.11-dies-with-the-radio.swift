// The one report is awaited by a token in the bag, and is lost with it.

// exercise 5.11
bag = DisposeBag()
reports.subscribe(onNext: { [weak self] report in self?.heard.append(report) })
  .disposed(by: bag)
// end 5.11

// exercise 5.11
bag = DisposeBag()
// end 5.11

// exercise 5.11
reports.take(1).subscribe(onNext: hear).disposed(by: bag)
// end 5.11
