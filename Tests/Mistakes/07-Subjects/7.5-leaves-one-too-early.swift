// The thread leaves before the last work from the queue is done, and not after it.

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
let work = queue.removeFirst()
if queue.isEmpty, case .delivering(let owner, let depth) = state {
  state = depth > 1 ? .delivering(owner, depth: depth - 1) : .idle
}
return work
// end 7.5
