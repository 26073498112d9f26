// A trial that is disposed opens the breaker again, as if it had failed.

// exercise 10.10
// instead of: case (.trial, .disposed, _):
// instead of: state = .halfOpen
case (.trial, .disposed, _):
state = .open
// end 10.10
