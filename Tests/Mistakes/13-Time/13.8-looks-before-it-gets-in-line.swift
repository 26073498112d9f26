// Looks whether the sink is idle, and puts the letter in line afterwards: meanwhile the line may have
// run out, and the letter is stuck.

// exercise 13.8
// instead of: if case .failed = state.phase { return false }
// instead of: guard case .idle = state.phase else {
// instead of: state.line.append(letter)
// instead of: return false
if case .idle = state.phase { true } else { false }

// instead of: state.phase = .waiting(letter)
// instead of: return true
// instead of: }
state.withLock { state in
  if isFirst { state.phase = .waiting(letter) } else { state.line.append(letter) }
}
// end 13.8
