import ContractTesting
import Interleaving
import InterleavingTesting
import Testing

#if SOLUTION
@testable import Solution08Combining
#else
@testable import Chapter08Combining
#endif

@Suite struct `8.1 A recursive lock` {
  private let collision = "Two threads are inside the lock at the same time."

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
    inEveryInterleaving("A lock has to prevent that: the second thread waits outside.") { race in
      let lock = RecursiveLock()
      for _ in 0..<2 {
        race.thread { lock.withLock { race.alone("is inside", else: collision) } }
      }
    }
  }

  @Test func `the thread that is inside may come in again`() {
    inEveryInterleaving(
      """
      An observer that sends something while it is called needs a lock that its own thread may take \
      again, as often as it likes.
      """
    ) { race in
      let lock = RecursiveLock()
      var visits = 0
      race.thread {
        lock.withLock {
          lock.withLock {
            lock.withLock { visits += 1 }
          }
          lock.withLock { visits += 1 }
        }
      }
      race.atEnd { visits == 2 ? nil : "Two of the bodies have to run, and \(visits) did." }
    }
  }

  @Test func `a thread that leaves an inner body is still inside`() {
    inEveryInterleaving(
      "A thread that came in twice and left once is still inside, and may come in again."
    ) { race in
      let lock = RecursiveLock()
      for _ in 0..<2 {
        race.thread {
          lock.withLock {
            lock.withLock {}
            race.alone("is still inside", else: collision)
            // Even if another thread waits outside by now.
            lock.withLock {}
            race.alone("is still inside", else: collision)
          }
        }
      }
    }
  }

  @Test func `a thread whose inner body has thrown is still inside`() {
    inEveryInterleaving(
      "Only the inner body has thrown. The thread is still inside, and may come in again."
    ) { race in
      let lock = RecursiveLock()
      for _ in 0..<2 {
        race.thread {
          lock.withLock {
            try? lock.withLock { throw Storm() }
            race.alone("is still inside", else: collision)
            lock.withLock { race.alone("is inside again", else: collision) }
          }
        }
      }
    }
  }

  @Test func `a thread that waits outside is not inside yet`() {
    inEveryInterleaving(
      """
      A thread that waits outside must not be taken for the one inside, which may have to come in \
      again.
      """
    ) { race in
      let lock = RecursiveLock()
      race.thread {
        lock.withLock {
          race.step("is inside")
          lock.withLock { race.alone("is inside again", else: collision) }
        }
      }
      race.thread { lock.withLock { race.alone("is inside", else: collision) } }
    }
  }

  @Test func `a thread that has left is outside`() {
    inEveryInterleaving("A thread that was inside, and has left, has to wait again.") { race in
      let lock = RecursiveLock()
      for _ in 0..<2 {
        race.thread {
          lock.withLock {}
          lock.withLock { race.alone("is inside", else: collision) }
        }
      }
    }
  }

  @Test func `a thread that had to wait, and has left, is outside`() {
    inEveryInterleaving(
      interruptions: 2,
      """
      A thread that finds another one inside waits, has its turn, and leaves. After that it is outside, \
      like any thread.
      """
    ) { race in
      let lock = RecursiveLock()
      race.thread { lock.withLock { race.alone("is inside", else: collision) } }
      race.thread {
        lock.withLock {}
        lock.withLock { race.alone("is inside", else: collision) }
      }
      race.thread { lock.withLock { race.alone("is inside", else: collision) } }
    }
  }

  @Test func `a thread that has left with an error is outside`() {
    inEveryInterleaving("A thread whose body has thrown has left, and has to wait again.") { race in
      let lock = RecursiveLock()
      for _ in 0..<2 {
        race.thread {
          try? lock.withLock { throw Storm() }
          lock.withLock { race.alone("is inside", else: collision) }
        }
      }
    }
  }
}
