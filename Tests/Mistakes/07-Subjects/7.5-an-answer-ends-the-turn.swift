// The first turn that finds the queue empty makes the serializer idle, even within a delivery that is not over.

// exercise 7.5 in Serializer.swift
let thread = ThreadIdentity.current
guard case .delivering(let owner, let depth) = state else {
  state = .delivering(thread, depth: 1)
  return .deliver
}
guard owner == thread, answersNest else {
  queue.append(work())
  return .leave
}
state = .delivering(owner, depth: depth + 1)
if queue.isEmpty { return .deliver }
queue.append(work())
return .deliverQueue
// end 7.5

// exercise 7.5 in Serializer.swift
if let work = queue.removeFirst() { return work }
state = .idle
return nil
// end 7.5
