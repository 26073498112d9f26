// Shares with a replay, which begins to remember when the first page opens.

// exercise 18.19
// instead of: warnings = feed.warnings
// instead of: .map { warning in warning.capitalizedFirst }
// instead of: feed.warnings.subscribe().disposed(by: bag)
warnings = feed.warnings
  .map { warning in warning.capitalizedFirst }
  .share(replay: 1)
// end 18.19
