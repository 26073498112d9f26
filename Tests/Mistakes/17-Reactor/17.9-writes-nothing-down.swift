// The stub hears the actions, but does not record them.

// exercise 17.9
// instead of: action.subscribe(onNext: { [weak self] action in self?.record(action) }).disposed(by: bag)
action.subscribe().disposed(by: bag)
// end 17.9
