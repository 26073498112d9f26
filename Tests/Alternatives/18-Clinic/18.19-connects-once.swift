// Publishes with a replay of one, and connects when the app starts.

// exercise 18.19
// instead of: warnings = feed.warnings
// instead of: .map { warning in warning.capitalizedFirst }
// instead of: feed.warnings.subscribe().disposed(by: bag)
let newest = feed.warnings
  .map { warning in warning.capitalizedFirst }
  .replay(1)
warnings = newest
newest.connect().disposed(by: bag)
// end 18.19
