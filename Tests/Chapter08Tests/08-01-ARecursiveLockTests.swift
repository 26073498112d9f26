import ContractTesting
import Synchronization
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution08Combining
#else
@testable import Chapter08Combining
#endif

/// A lock, and a critical section that notices when two threads are inside at once.
private final class CriticalSection: Sendable {
  let lock = RecursiveLock()
  private let inside = Atomic(0)
  private let collisions = Atomic(0)

  /// How often a thread found another one inside.
  var overlaps: Int { collisions.load(ordering: .sequentiallyConsistent) }

  /// Stays inside for a moment.
  func stay() {
    if inside.add(1, ordering: .sequentiallyConsistent).newValue > 1 {
      collisions.add(1, ordering: .sequentiallyConsistent)
    }
    // A thread that is not kept out comes in meanwhile.
    linger(20)
    inside.subtract(1, ordering: .sequentiallyConsistent)
  }
}

@Suite struct `8.1 A recursive lock` {
  @Test func `it runs the body and returns its result`() {
    let lock = RecursiveLock()

    #expect(lock.withLock { 7 } == 7, "The result of the body is the result of the call.")
  }

  @Test func `it throws what the body throws`() {
    let lock = RecursiveLock()

    #expect(throws: Storm.self, "The error of the body is the error of the call.") {
      try lock.withLock { throw Storm() }
    }
  }

  @Test func `two threads are never inside at once`() {
    let section = CriticalSection()

    let returned = onThreads(2, rounds: 300) { _, _ in
      section.lock.withLock { section.stay() }
    }

    #expect(returned, "A thread did not come back.")
    #expect(
      section.overlaps == 0,
      "\(section.overlaps) times a thread found another one inside. A lock has to prevent that."
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
      The thread waits for itself: a deadlock. An observer that sends something while it is called \
      needs a lock that its own thread holds.
      """
    )
  }

  @Test func `a thread that leaves an inner body is still inside`() {
    let section = CriticalSection()

    let returned = onThreads(2, rounds: 300) { _, _ in
      section.lock.withLock {
        section.lock.withLock {}
        section.stay()
        // Even if another thread waits outside by now.
        section.lock.withLock {}
        section.stay()
      }
    }

    #expect(returned, "A thread did not come back.")
    #expect(
      section.overlaps == 0,
      """
      \(section.overlaps) times a thread came in while another one was still inside. That one had \
      come in twice, and left once.
      """
    )
  }

  @Test func `a thread that has left is outside`() {
    let section = CriticalSection()

    let returned = onThreads(2, rounds: 300) { _, _ in
      for _ in 0..<3 {
        section.lock.withLock { section.stay() }
      }
    }

    #expect(returned, "A thread did not come back.")
    #expect(
      section.overlaps == 0,
      """
      \(section.overlaps) times a thread came in without waiting. It had been inside before, and \
      the lock did not notice that it left.
      """
    )
  }

  @Test func `a thread that has left with an error is outside`() {
    let section = CriticalSection()

    let returned = onThreads(2, rounds: 300) { _, _ in
      try? section.lock.withLock { throw Storm() }
      for _ in 0..<3 {
        section.lock.withLock { section.stay() }
      }
    }

    #expect(returned, "A thread did not come back.")
    #expect(
      section.overlaps == 0,
      """
      \(section.overlaps) times a thread came in without waiting. Its body had thrown before, and \
      the lock did not notice that it left.
      """
    )
  }

  @Test func `a body that throws releases the lock`() {
    let lock = RecursiveLock()
    try? lock.withLock { throw Storm() }

    let returned = onThreads(1) { _ in lock.withLock {} }

    #expect(returned, "The first thread left with an error, and no other can get in after it.")
  }
}
