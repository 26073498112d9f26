// Remembers all warnings, including those that are over.

// exercise 18.19
// instead of: warnings = feed.warnings
// instead of: .map { warning in warning.capitalizedFirst }
// instead of: feed.warnings.subscribe().disposed(by: bag)
let sent = ReplaySubject<String>.createUnbounded()
warnings =
  sent
  .map { warning in warning.capitalizedFirst }
feed.warnings.subscribe(sent).disposed(by: bag)
// end 18.19
