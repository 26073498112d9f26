// Asks only whether something is waiting, so a second thread delivers beside the first.

// exercise 7.5
private enum State {
  /// No thread is delivering; the next one that enters will.
  case idle

  /// This thread is delivering. It has entered `depth` times, each time from within the time before.
  // 32 bits: with 64, the slot of each observer would take 16 bytes more.
  case delivering(ThreadIdentity, depth: Int32)
}

private var state = State.idle

/// Whether the thread that is delivering may deliver something else from within.
private let answersNest: Bool

private var queue = WorkQueue()
// end 7.5
// exercise 7.5
self.answersNest = answersNest
// end 7.5
// exercise 7.5
var serializer = Serializer(answersNest: answersNest)
serializer.state = .delivering(.current, depth: 1)
return serializer
// end 7.5
// exercise 7.5
if case .idle = state { true } else { false }
// end 7.5
// exercise 7.5
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
