// A thread that leaves its work in the queue counts as entered, and never leaves.

// exercise 7.5
// instead of: guard case .delivering(let owner, let depth) = state else {
// instead of: state = .delivering(thread, depth: 1)
// instead of: return .deliver
// instead of: }
guard case .delivering(let owner, let depth) = state else {
  state = .delivering(thread, depth: 1)
  return .deliver
}
state = .delivering(owner, depth: depth + 1)
// instead of: state = .delivering(owner, depth: depth + 1)
// end 7.5
