/// Makes sure that one thread delivers at a time, and that no other thread waits for it.
///
/// A thread that finds another one delivering leaves its work in a queue and moves on; the thread that
/// is delivering does that work too, before it stops. So two threads never deliver at once, and what they
/// send reaches all observers in the same order. Only what an observer sends from within may be told
/// inside the delivery that it answers, and so overtake it for the observers after that one.
///
/// A serializer is a value without a lock of its own: whoever has one guards it. A ``SubjectMachine``
/// has one, each ``Slot`` has one for its replay phase, and chapter 8 has one for `zip`.
package struct Serializer {
  /// Something to be done, perhaps later and on another thread.
  package typealias Work = () -> Void

  /// What a thread that has entered has to do.
  package enum Turn {
    /// Do its own work now, and then whatever is in the queue.
    case deliver

    /// Do what is in the queue. Its own work is there too, behind that of other threads.
    case deliverQueue

    /// Nothing. Its work is in the queue, and another turn takes care of it.
    case leave
  }

  // machine 7.5: One thread delivers at a time, and nobody waits for it. What it sends from within is told at
  //   once if answers nest. No work is lost or overtaken, and the serializer is idle when all turns are over.
  // starts as: /// Creates a serializer that no thread has entered.
  // starts as: package init(answersNest: Bool = true) {}
  // starts as:
  // starts as: /// Returns a serializer that the calling thread has already entered.
  // starts as: static func entered(answersNest: Bool) -> Serializer {
  // starts as:   Serializer(answersNest: answersNest)
  // starts as: }
  // starts as:
  // starts as: /// Whether no thread is delivering.
  // starts as: var isIdle: Bool { true }
  // starts as:
  // starts as: /// The calling thread has work to do: returns its turn, and queues the work if it has to wait.
  // starts as: package mutating func enter(queueing work: @autoclosure () -> Work) -> Turn { .deliver }
  // starts as:
  // starts as: /// A piece of work is done: returns the next one; if there is none, the turn is over.
  // starts as: package mutating func next() -> Work? { nil }
  // exercise 7.5: What has to be known to decide who delivers, and what waits.
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

  /// Creates a serializer that no thread has entered.
  package init(answersNest: Bool = true) {
    // exercise 7.5: No thread is delivering, and nothing waits.
    self.answersNest = answersNest
    // end 7.5
  }

  /// Returns a serializer that the calling thread has already entered.
  static func entered(answersNest: Bool) -> Serializer {
    // exercise 7.5: The calling thread is delivering, as if it had entered an idle one.
    // starts as: Serializer(answersNest: answersNest)
    var serializer = Serializer(answersNest: answersNest)
    serializer.state = .delivering(.current, depth: 1)
    return serializer
    // end 7.5
  }

  /// Whether no thread is delivering.
  var isIdle: Bool {
    // exercise 7.5: Say whether the next thread that enters will deliver.
    // starts as: true
    if case .idle = state { true } else { false }
    // end 7.5
  }

  /// The calling thread has work to do: returns its turn, and queues the work if it has to wait.
  ///
  /// - Parameter work: The work for the queue; it is not even created if the thread does it now.
  /// - Returns: What the thread has to do once the lock is released.
  package mutating func enter(queueing work: @autoclosure () -> Work) -> Turn {
    // exercise 7.5: One thread delivers at a time, and nobody waits for it. What it sends from within is
    //   told at once if answers nest, but overtakes nothing.
    // starts as: .deliver
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
  }

  /// A piece of work is done: returns the next one; if there is none, the turn is over.
  package mutating func next() -> Work? {
    // exercise 7.5: No work is lost or overtaken, and the serializer is idle when all turns are over.
    // starts as: nil
    if let work = queue.removeFirst() { return work }
    if case .delivering(let owner, let depth) = state {
      state = depth > 1 ? .delivering(owner, depth: depth - 1) : .idle
    }
    return nil
    // end 7.5
  }
  // end machine 7.5
}

extension Serializer.Turn {
  /// Does what this turn says; no lock may be held.
  ///
  /// - Parameters:
  ///   - work: The work that the thread came with.
  ///   - next: Calls `next()` of the serializer, under the lock that guards it.
  package func perform(_ work: () -> Void, next: () -> Serializer.Work?) {
    switch self {
    case .deliver: work()
    case .deliverQueue: break
    case .leave: return
    }
    while let work = next() { work() }
  }
}
