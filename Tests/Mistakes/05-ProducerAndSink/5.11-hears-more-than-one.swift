// Goes on listening after the first report, until the bag is emptied.

// exercise 5.11
// instead of: _ = reports.take(1).subscribe(onNext: hear)
reports.subscribe(onNext: hear).disposed(by: bag)
// end 5.11
