// A completion that comes while the last element is being sent sets the alarm: it may be sent in the
// middle of that element.

// exercise 13.8
// instead of: guard case .idle = state.phase else {
// instead of: state.line.append(letter)
// instead of: return false
// instead of: }
if letter.element == nil, case .sending = state.phase, state.line.isEmpty {
  state.phase = .waiting(letter)
  return true
}
guard case .idle = state.phase else {
  state.line.append(letter)
  return false
}
// end 13.8
