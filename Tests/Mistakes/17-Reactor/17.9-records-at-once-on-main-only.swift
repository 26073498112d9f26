// The stub listens on main: at once there, and later for any other thread.

// exercise 17.9
// instead of: action.open(on: CurrentThreadScheduler.instance).disposed(by: bag)
action.open(on: ConcurrentMainScheduler.instance).disposed(by: bag)
// end 17.9
