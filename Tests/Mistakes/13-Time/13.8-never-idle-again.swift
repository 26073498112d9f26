// When the line is empty the sink does not go idle: what comes later gets in line, and nobody sets
// an alarm.

// exercise 13.8
// instead of: if case .sending = state.phase {
// instead of: state.phase = state.line.removeFirst().map { .waiting($0) } ?? .idle
// instead of: }
// instead of: return state.phase
if case .sending = state.phase, let next = state.line.removeFirst() {
  state.phase = .waiting(next)
}
return state.phase
// end 13.8
