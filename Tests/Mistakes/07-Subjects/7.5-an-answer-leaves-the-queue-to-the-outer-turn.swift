// An answer that was told at once leaves what has come meanwhile to the turn in which it is nested.
// Breaks "A turn `deliver` or `deliverQueue` is over when `next` finds the queue empty."

// exercise 7.5
private enum State {
  case idle
  case delivering(ThreadIdentity, depth: Int32)
}

private var queue = WorkQueue()
private var state = State.idle
private let answersNest: Bool

/// The depth of the innermost turn that has its own work in the queue.
private var depthOfQueued: Int32 = 1
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
guard answersNest, owner == thread else {
  queue.append(work())
  return .leave
}
state = .delivering(owner, depth: depth + 1)
if queue.isEmpty { return .deliver }
queue.append(work())
depthOfQueued = depth + 1
return .deliverQueue
// end 7.5

// exercise 7.5
guard case .delivering(let owner, let depth) = state else { return nil }
if depth <= depthOfQueued, let work = queue.removeFirst() { return work }
depthOfQueued = 1
state = depth > 1 ? .delivering(owner, depth: depth - 1) : .idle
return nil
// end 7.5
