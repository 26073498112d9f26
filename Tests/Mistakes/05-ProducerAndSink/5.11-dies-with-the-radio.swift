// The token of `hearOne` is in the bag, so the report is lost with the radio.

// exercise 5.11
// instead of: _ = reports.take(1).subscribe(onNext: hear)
reports.take(1).subscribe(onNext: hear).disposed(by: bag)
// end 5.11
