// If an element is being sent when the error comes, what is in line is freed while the lock is held.

// exercise 13.8
// instead of: let before = state
if case .sending = state.phase {
  state = State(phase: .failed(error))
  return (true, State())
}
let before = state
// end 13.8
