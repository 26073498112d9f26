// Remembers from the start of the app, and begins with good news that nobody sent.

// exercise 18.19
// instead of: warnings = feed.warnings
// instead of: .map { warning in warning.capitalizedFirst }
// instead of: feed.warnings.subscribe().disposed(by: bag)
let newest = BehaviorSubject(value: "all is calm")
warnings =
  newest
  .map { warning in warning.capitalizedFirst }
feed.warnings.subscribe(newest).disposed(by: bag)
// end 18.19
