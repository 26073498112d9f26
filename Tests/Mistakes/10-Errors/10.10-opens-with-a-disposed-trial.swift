// A trial that is disposed opens the breaker again, as if it had failed.

// exercise 10.10
// instead of: switch (role, outcome, state) {
// instead of: case (.trial, .succeeded, _), (.ordinary, .succeeded, .closed):
// instead of: state = .closed(failures: 0)
// instead of: case (.trial, .failed, _):
// instead of: state = .open
// instead of: case (.trial, .disposed, _):
// instead of: state = .halfOpen
// instead of: case (.ordinary, .failed, .closed(let failures)):
// instead of: state = failures + 1 < limit ? .closed(failures: failures + 1) : .open
// instead of: case (.ordinary, _, _):
// instead of: // It was disposed, or it was sent before the breaker opened, and now the trial decides.
// instead of: break
// instead of: }
switch (role, outcome, state) {
case (.trial, .succeeded, _), (.ordinary, .succeeded, .closed):
  state = .closed(failures: 0)
case (.trial, .failed, _):
  state = .open
case (.trial, .disposed, _):
  state = .open
case (.ordinary, .failed, .closed(let failures)):
  state = failures + 1 < limit ? .closed(failures: failures + 1) : .open
case (.ordinary, _, _):
  break
}
// end 10.10
