// The page leaves out a warning with the words of the one before, though that one was hidden.

// exercise 18.19
// instead of: feed.warnings.subscribe().disposed(by: bag)
feed.warnings.subscribe().disposed(by: bag)
// instead of: Observable.merge(warnings, hides.map { "" })
Observable.merge(warnings.distinctUntilChanged(), hides.map { "" })
// end 18.19
