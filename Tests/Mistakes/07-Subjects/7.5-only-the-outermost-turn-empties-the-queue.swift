// An inner turn leaves the queue alone, even if its own work is in there.

// exercise 7.5
// instead of: if let work = queue.removeFirst() { return work }
// instead of: if case .delivering(let owner, let depth) = state {
// instead of: state = depth > 1 ? .delivering(owner, depth: depth - 1) : .idle
// instead of: }
if case .delivering(let owner, let depth) = state, depth > 1 {
  state = .delivering(owner, depth: depth - 1)
  return nil
}
if let work = queue.removeFirst() { return work }
state = .idle
// end 7.5
