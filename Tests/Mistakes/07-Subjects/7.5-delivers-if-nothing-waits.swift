// Asks only whether something is waiting, so a second thread delivers beside the first.

// exercise 7.5
// instead of: guard owner == thread, answersNest else {
// instead of: queue.append(work())
// instead of: return .leave
// instead of: }
// instead of: state = .delivering(owner, depth: depth + 1)
// instead of: if queue.isEmpty { return .deliver }
// instead of: queue.append(work())
if queue.isEmpty, answersNest {
  state = .delivering(owner, depth: depth + 1)
  return .deliver
}
queue.append(work())
guard owner == thread, answersNest else { return .leave }
state = .delivering(owner, depth: depth + 1)
// end 7.5
