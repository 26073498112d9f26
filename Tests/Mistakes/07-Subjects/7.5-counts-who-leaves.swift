// A thread that leaves its work in the queue counts as entered, and never leaves.

// exercise 7.5
// instead of: guard owner == thread, answersNest else {
// instead of:   queue.append(work())
// instead of:   return .leave
// instead of: }
// instead of: state = .delivering(owner, depth: depth + 1)
state = .delivering(owner, depth: depth + 1)
guard owner == thread, answersNest else {
  queue.append(work())
  return .leave
}
// end 7.5
