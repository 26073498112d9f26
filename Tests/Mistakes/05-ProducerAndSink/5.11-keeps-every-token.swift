// A radio that is turned on again adds a token to the bag, and hears each report twice.

// exercise 5.11
reports.subscribe(onNext: { [weak self] report in self?.heard.append(report) })
  .disposed(by: bag)
// end 5.11

// exercise 5.11
bag = DisposeBag()
// end 5.11

// exercise 5.11
_ = reports.take(1).subscribe(onNext: hear)
// end 5.11
