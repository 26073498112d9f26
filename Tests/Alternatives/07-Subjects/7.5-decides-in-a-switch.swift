// Looks at the state in a `switch`, and writes down each case.

// exercise 7.5
let thread = ThreadIdentity.current
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
