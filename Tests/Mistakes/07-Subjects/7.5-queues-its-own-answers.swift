// An observer that answers has to wait in the queue, although its own thread is the one that is delivering.

// exercise 7.5
// instead of: let thread = ThreadIdentity.current
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
guard case .delivering = state else {
  state = .delivering(.current, depth: 1)
  return .deliver
}
queue.append(work())
return .leave
// end 7.5
