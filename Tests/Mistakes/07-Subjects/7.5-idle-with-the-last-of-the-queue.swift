// The outermost turn is over when it takes the last work from the queue, and not when that is done.

// exercise 7.5
// instead of: if let work = queue.removeFirst() { return work }
if let work = queue.removeFirst() {
  if queue.isEmpty, case .delivering(_, depth: 1) = state { state = .idle }
  return work
}
// end 7.5
