// It reads the number of failures in one step, and writes it in another.

// exercise 10.10
// instead of: fileprivate func note(_ outcome: Outcome, of role: Role) {
// instead of: state.withLock { state in
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
// instead of: }
// instead of: }
fileprivate func note(_ outcome: Outcome, of role: Role) {
  var new = state.withLock { $0 }
  defer { state.withLock { $0 = new } }
  change(&new, outcome, role)
}

private func change(_ state: inout BreakerState, _ outcome: Outcome, _ role: Role) {
  do {
    switch (role, outcome, state) {
    case (.trial, .succeeded, _), (.ordinary, .succeeded, .closed):
      state = .closed(failures: 0)
    case (.trial, .failed, _):
      state = .open
    case (.trial, .disposed, _):
      state = .halfOpen
    case (.ordinary, .failed, .closed(let failures)):
      state = failures + 1 < limit ? .closed(failures: failures + 1) : .open
    case (.ordinary, _, _):
      // It was disposed, or it was sent before the breaker opened, and now the trial decides.
      break
    }
  }
}
// end 10.10
