// An error that comes while an element is being sent leaves the others in line.

// exercise 13.8
// instead of: state = State(phase: .failed(error))
if case .sending = before.phase {
  state.phase = .failed(error)
} else {
  state = State(phase: .failed(error))
}
// end 13.8
