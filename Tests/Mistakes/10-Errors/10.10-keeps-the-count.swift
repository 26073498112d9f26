// The failures that opened it still count when it has closed again.

// exercise 10.10
// instead of: private let state = Lock(BreakerState.closed(failures: 0))
private let state = Lock(BreakerState.closed)
private let failures = Counter()

// instead of: private enum BreakerState {
// instead of: /// It lets it through; so many failures have come in a row.
// instead of: case closed(failures: Int)
// instead of:
// instead of: /// It refuses it.
// instead of: case open
// instead of:
// instead of: /// It lets it through, as a trial.
// instead of: case halfOpen
// instead of:
// instead of: /// It refuses it, because a trial is running.
// instead of: case trying
// instead of: }
private enum BreakerState {
  /// It lets it through.
  case closed

  /// It refuses it.
  case open

  /// It lets it through, as a trial.
  case halfOpen

  /// It refuses it, because a trial is running.
  case trying
}

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
case (.trial, .succeeded, _):
  state = .closed
case (.ordinary, .succeeded, .closed):
  failures.subtract(failures.count())
case (.trial, .failed, _):
  state = .open
case (.trial, .disposed, _):
  state = .halfOpen
case (.ordinary, .failed, .closed):
  if failures.add() >= limit { state = .open }
case (.ordinary, _, _):
  // It was disposed, or it was sent before the breaker opened, and now the trial decides.
  break
}
// end 10.10
