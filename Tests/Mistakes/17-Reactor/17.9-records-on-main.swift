// Records on main, later: whoever asks after a tap finds nothing yet.

// exercise 17.9
// instead of: action.open(on: CurrentThreadScheduler.instance).disposed(by: bag)
action.open(on: MainScheduler.asyncInstance).disposed(by: bag)
// end 17.9
