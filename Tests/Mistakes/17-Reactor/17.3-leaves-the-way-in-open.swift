// The way in is opened for good: the token is dropped.

// exercise 17.3
// instead of: action.open(on: scheduler).disposed(by: bag)
_ = action.open(on: scheduler)
// end 17.3
