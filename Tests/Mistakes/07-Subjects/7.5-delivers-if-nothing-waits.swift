// Asks only whether something is waiting, so a second thread delivers beside the first.

// exercise 7.5 in Serializer.swift
let thread = ThreadIdentity.current
guard case .delivering(let owner, let depth) = state else {
  state = .delivering(thread, depth: 1)
  return .deliver
}
if queue.isEmpty, answersNest {
  state = .delivering(owner, depth: depth + 1)
  return .deliver
}
queue.append(work())
guard owner == thread, answersNest else { return .leave }
state = .delivering(owner, depth: depth + 1)
return .deliverQueue
// end 7.5

// exercise 7.5 in Serializer.swift
if let work = queue.removeFirst() { return work }
if case .delivering(let owner, let depth) = state {
  state = depth > 1 ? .delivering(owner, depth: depth - 1) : .idle
}
return nil
// end 7.5
