// If it is disposed while the observer is busy, only the thread that is in the observer notes that it
// is over. What comes until then waits, and stays there.

// exercise 4.8
// instead of: state = State(phase: .over)
state = State(phase: last.phase == .sending ? .sending : .over)
// instead of: guard state.waiting.isEmpty else {
// instead of: defer { state.waiting = [] }
// instead of: return state.waiting
// instead of: }
// instead of: if state.phase == .sending { state.phase = .idle }
if state.observer != nil, !state.waiting.isEmpty {
  defer { state.waiting = [] }
  return state.waiting
}
if state.phase == .sending { state.phase = state.observer == nil ? .over : .idle }
// end 4.8
