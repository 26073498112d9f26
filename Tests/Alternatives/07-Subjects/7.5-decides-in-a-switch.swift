// Looks at the state in a `switch`, and writes down each case.

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
