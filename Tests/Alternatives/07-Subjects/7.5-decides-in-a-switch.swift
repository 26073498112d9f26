// Looks at the state in a `switch`, and writes down each case.

// exercise 7.5
// instead of: guard case .delivering(let owner, let depth) = state else {
// instead of: state = .delivering(thread, depth: 1)
// instead of: return .deliver
// instead of: }
// instead of: guard owner == thread, answersNest else {
// instead of: queue.append(work())
// instead of: return .leave
// instead of: }
// instead of: state = .delivering(owner, depth: depth + 1)
// instead of: if queue.isEmpty { return .deliver }
// instead of: queue.append(work())
// instead of: return .deliverQueue
switch state {
case .delivering(let owner, let depth) where owner == thread && answersNest:
  state = .delivering(owner, depth: depth + 1)
  guard !queue.isEmpty else { return .deliver }
  queue.append(work())
  return .deliverQueue
case .delivering:
  queue.append(work())
  return .leave
case .idle:
  state = .delivering(thread, depth: 1)
  return .deliver
}
// end 7.5
