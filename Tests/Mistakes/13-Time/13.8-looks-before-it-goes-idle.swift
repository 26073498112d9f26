// Looks whether the line is empty, and goes idle afterwards: a letter that got in line in between is
// stuck.

// exercise 13.8
// instead of: let phase = state.withLock { state in
// instead of: if case .sending = state.phase {
// instead of: state.phase = state.line.removeFirst().map { .waiting($0) } ?? .idle
// instead of: }
// instead of: return state.phase
// instead of: }
let next = state.withLock { $0.line.removeFirst() }
let phase = state.withLock { state in
  if case .sending = state.phase { state.phase = next.map { .waiting($0) } ?? .idle }
  return state.phase
}
// end 13.8
