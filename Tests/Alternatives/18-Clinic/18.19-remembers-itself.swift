// Has a memory of its own, and no need of the feed's.

// exercise 18.19
// instead of: warnings = feed.warnings
// instead of: .map { warning in warning.capitalizedFirst }
// instead of: feed.warnings.subscribe().disposed(by: bag)
let newest = ReplaySubject<String>.create(bufferSize: 1)
warnings =
  newest
  .map { warning in warning.capitalizedFirst }
feed.warnings.subscribe(newest).disposed(by: bag)
// end 18.19
