// Says that it was disposed only when the work is over and its result is disposed.
// Changes: 11.1-one-enum-in-a-lock.swift

// exercise 11.1
// instead of: private enum State {
// instead of: case waiting(() -> Disposable)
// instead of: case running
// instead of: case done(Disposable)
// instead of: case disposed
// instead of: }
private enum State {
  case waiting(() -> Disposable)
  case running
  case stopping
  case done(Disposable)
  case disposed
}
// instead of: guard case .running = state else { return true }
guard case .running = state else {
  state = .disposed
  return true
}
// instead of: defer { state = .disposed }
// instead of: return state
let before = state
switch before {
case .running, .stopping: state = .stopping
default: state = .disposed
}
return before
// end 11.1
