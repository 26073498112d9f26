// Sends each page something at once, so that it is not empty.

// exercise 18.19
// instead of: warnings = feed.warnings
// instead of: .map { warning in warning.capitalizedFirst }
// instead of: feed.warnings.subscribe().disposed(by: bag)
warnings = feed.warnings
  .map { warning in warning.capitalizedFirst }
  .startWith("It is over")
// end 18.19
