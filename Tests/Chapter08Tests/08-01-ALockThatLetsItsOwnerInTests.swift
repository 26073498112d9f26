import ContractTesting
import Synchronization
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution08Combining
#else
@testable import Chapter08Combining
#endif

/// A lock with a place behind it in which one thread at a time should be.
private final class Place: Sendable {
  let lock = RecursiveLock()
  private let guests = Atomic(0)
  private let crowds = Atomic(0)

  /// How often somebody found somebody else inside.
  var crowded: Int { crowds.load(ordering: .sequentiallyConsistent) }

  /// Is inside for a moment.
  func stay() {
    if guests.add(1, ordering: .sequentiallyConsistent).newValue > 1 {
      crowds.add(1, ordering: .sequentiallyConsistent)
    }
    // Somebody who is not kept out comes in meanwhile.
    linger(20)
    guests.subtract(1, ordering: .sequentiallyConsistent)
  }
}

@Suite struct `8.1 A lock that lets its owner in` {
  @Test func `it runs the body and returns what the body returns`() {
    let lock = RecursiveLock()

    #expect(lock.withLock { 7 } == 7, "The result of the body is the result of the call.")
  }

  @Test func `a body that throws throws`() {
    let lock = RecursiveLock()

    #expect(throws: Storm.self, "The error of the body is the error of the call.") {
      try lock.withLock { throw Storm() }
    }
  }

  @Test func `two threads are never inside at once`() {
    let place = Place()

    let returned = onThreads(2, rounds: 300) { _, _ in
      place.lock.withLock { place.stay() }
    }

    #expect(returned, "A thread did not come back.")
    #expect(
      place.crowded == 0,
      "\(place.crowded) times a thread found another one inside. That is what a lock is for."
    )
  }

  @Test func `the thread that is inside may come in again`() {
    let lock = RecursiveLock()
    let depth = Atomic(0)

    let returned = onThreads(1) { _ in
      lock.withLock {
        lock.withLock {
          lock.withLock { _ = depth.add(1, ordering: .sequentiallyConsistent) }
        }
        lock.withLock { _ = depth.add(1, ordering: .sequentiallyConsistent) }
      }
    }

    #expect(
      returned && depth.load(ordering: .sequentiallyConsistent) == 2,
      """
      The thread waits for itself. An observer that is told something sends something: it comes \
      back for a lock that its own thread holds.
      """
    )
  }

  @Test func `who leaves an inner body is still inside`() {
    let place = Place()

    let returned = onThreads(2, rounds: 300) { _, _ in
      place.lock.withLock {
        place.lock.withLock {}
        place.stay()
        // Also when somebody waits outside by now.
        place.lock.withLock {}
        place.stay()
      }
    }

    #expect(returned, "A thread did not come back.")
    #expect(
      place.crowded == 0,
      """
      \(place.crowded) times a thread came in while another one was still inside. It had come in \
      twice, and left once.
      """
    )
  }

  @Test func `who has left is outside`() {
    let place = Place()

    let returned = onThreads(2, rounds: 300) { _, _ in
      for _ in 0..<3 {
        place.lock.withLock { place.stay() }
      }
    }

    #expect(returned, "A thread did not come back.")
    #expect(
      place.crowded == 0,
      """
      \(place.crowded) times a thread came in without waiting. It had been inside before, and \
      nobody noted that it left.
      """
    )
  }

  @Test func `who has left by an error is outside`() {
    let place = Place()

    let returned = onThreads(2, rounds: 300) { _, _ in
      try? place.lock.withLock { throw Storm() }
      for _ in 0..<3 {
        place.lock.withLock { place.stay() }
      }
    }

    #expect(returned, "A thread did not come back.")
    #expect(
      place.crowded == 0,
      """
      \(place.crowded) times a thread came in without waiting. A body of its own had thrown before, \
      and nobody noted that it left.
      """
    )
  }

  @Test func `a body that threw leaves the lock open`() {
    let lock = RecursiveLock()
    try? lock.withLock { throw Storm() }

    let returned = onThreads(1) { _ in lock.withLock {} }

    #expect(returned, "The first thread left with an error, and nobody can get in after it.")
  }
}
