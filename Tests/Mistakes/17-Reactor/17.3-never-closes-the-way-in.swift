// Forgets the token of `open`, so that actions are sent when the machine is gone.

// exercise 17.3
// instead of: action.open(on: scheduler).disposed(by: bag)
_ = action.open(on: scheduler)
// end 17.3
