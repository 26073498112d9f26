// The token of `hearOne` is in the bag, so the report is lost with the radio.

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
