// Counts down each time that it is asked, and not when a turn is over.

// exercise 7.5
// instead of: if let work = queue.removeFirst() { return work }
// instead of: if case .delivering(let owner, let depth) = state {
// instead of: state = depth > 1 ? .delivering(owner, depth: depth - 1) : .idle
// instead of: }
// instead of: return nil
if case .delivering(let owner, let depth) = state {
  state = depth > 1 ? .delivering(owner, depth: depth - 1) : .idle
}
return queue.removeFirst()
// end 7.5
