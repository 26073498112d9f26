// Listens for as long as the line takes.

// exercise 18.19
// instead of: feed.warnings.subscribe().disposed(by: bag)
feed.warnings.subscribe().disposed(by: DisposeBag())
// end 18.19
