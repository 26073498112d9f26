// The thread leaves before the last work from the queue is done, and not after it.

// exercise 7.5
// instead of: if let work = queue.removeFirst() { return work }
// instead of: if case .delivering(let owner, let depth) = state {
// instead of: state = depth > 1 ? .delivering(owner, depth: depth - 1) : .idle
// instead of: }
// instead of: return nil
let work = queue.removeFirst()
if queue.isEmpty, case .delivering(let owner, let depth) = state {
  state = depth > 1 ? .delivering(owner, depth: depth - 1) : .idle
}
return work
// end 7.5
