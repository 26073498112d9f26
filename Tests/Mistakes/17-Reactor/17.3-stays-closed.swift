// Never lets an action in.

// exercise 17.3
// instead of: action.open(on: scheduler).disposed(by: bag)
// end 17.3
