// Listens from the start of the app, and goes on when the centre is gone.

// exercise 18.19
// instead of: feed.warnings.subscribe().disposed(by: bag)
_ = feed.warnings.subscribe()
// end 18.19
