// An answer that goes by the queue is not counted as entered, but leaves all the same.

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
if queue.isEmpty {
  state = .delivering(owner, depth: depth + 1)
  return .deliver
}
queue.append(work())
return .deliverQueue
// end 7.5
