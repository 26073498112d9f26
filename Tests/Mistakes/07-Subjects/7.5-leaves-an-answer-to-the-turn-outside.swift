// An answer that has to go behind others is told when its `onNext` has returned.

// exercise 7.5
// instead of: guard owner == thread, answersNest else {
// instead of: queue.append(work())
// instead of: return .leave
// instead of: }
guard owner == thread, answersNest, queue.isEmpty else {
  queue.append(work())
  return .leave
}
// instead of: if queue.isEmpty { return .deliver }
// instead of: queue.append(work())
// instead of: return .deliverQueue
return .deliver
// end 7.5
