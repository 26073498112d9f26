// The outermost turn is over when it takes the last work from the queue, and not when that is done.

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
if let work = queue.removeFirst() {
  if queue.isEmpty, case .delivering(_, depth: 1) = state { state = .idle }
  return work
}
if case .delivering(let owner, let depth) = state {
  state = depth > 1 ? .delivering(owner, depth: depth - 1) : .idle
}
return nil
// end 7.5
