// It looks whether there is room for a trial, and takes that in another step.

// exercise 10.10
// instead of: // Looking and changing are one step: of several requests, one becomes the trial.
// instead of: state.withLock { state in
// instead of: switch state {
// instead of: case .closed:
// instead of: return .ordinary
// instead of: case .halfOpen:
// instead of: state = .trying
// instead of: return .trial
// instead of: case .open, .trying:
// instead of: return nil
// instead of: }
// instead of: }
let role: Role? = state.withLock { state in
  switch state {
  case .closed:
    return .ordinary
  case .halfOpen:
    return .trial
  case .open, .trying:
    return nil
  }
}
if case .trial = role { state.withLock { $0 = .trying } }
return role
// end 10.10
