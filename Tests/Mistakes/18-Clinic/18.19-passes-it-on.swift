// Listens from the start of the app, and passes on what comes: a page that opens later has missed
// it.

// exercise 18.19
// instead of: warnings = feed.warnings
// instead of: .map { warning in warning.capitalizedFirst }
// instead of: feed.warnings.subscribe().disposed(by: bag)
let sent = PublishSubject<String>()
warnings =
  sent
  .map { warning in warning.capitalizedFirst }
feed.warnings.subscribe(sent).disposed(by: bag)
// end 18.19
