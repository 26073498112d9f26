// A failed trial is one failure of several: a breaker with a limit above one closes.

// exercise 10.10
// instead of: case (.trial, .failed, _):
// instead of: state = .open
case (.trial, .failed, _):
state = limit > 1 ? .closed(failures: 1) : .open
// end 10.10
