// An answer that goes by the queue is not counted as entered, but leaves all the same.

// exercise 7.5
// instead of: state = .delivering(owner, depth: depth + 1)
// instead of: if queue.isEmpty { return .deliver }
if queue.isEmpty {
  state = .delivering(owner, depth: depth + 1)
  return .deliver
}
// end 7.5
