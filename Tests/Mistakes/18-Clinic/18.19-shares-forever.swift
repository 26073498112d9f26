// Shares forever: that, too, begins when the first page opens, and misses what comes between two
// pages.

// exercise 18.19
// instead of: warnings = feed.warnings
// instead of: .map { warning in warning.capitalizedFirst }
// instead of: feed.warnings.subscribe().disposed(by: bag)
warnings = feed.warnings
  .map { warning in warning.capitalizedFirst }
  .share(replay: 1, scope: .forever)
// end 18.19
