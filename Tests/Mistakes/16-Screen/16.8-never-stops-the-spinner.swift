// Starts the spinner, and never stops it.

// exercise 16.8
// instead of: searches.map { $0 == .underWay }.drive(spinner.rx.isAnimating).disposed(by: bag)
searches.filter { $0 == .underWay }.map { _ in true }.drive(spinner.rx.isAnimating)
  .disposed(by: bag)
// end 16.8
