// The closure holds the radio, and the chain the closure: a retain cycle, and no bag is freed.

// exercise 5.11
bag = DisposeBag()
reports.subscribe(onNext: { report in self.heard.append(report) })
  .disposed(by: bag)
// end 5.11

// exercise 5.11
bag = DisposeBag()
// end 5.11

// exercise 5.11
_ = reports.take(1).subscribe(onNext: hear)
// end 5.11
