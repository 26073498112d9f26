// An element that comes while another is being sent sets the alarm, and passes those in line.

// exercise 13.8
// instead of: guard case .idle = state.phase else {
// instead of: state.line.append(letter)
// instead of: return false
// instead of: }
// instead of: state.phase = .waiting(letter)
// instead of: return true
switch state.phase {
case .idle, .sending:
  state.phase = .waiting(letter)
  return true
case .waiting, .failed:
  state.line.append(letter)
  return false
}
// end 13.8
