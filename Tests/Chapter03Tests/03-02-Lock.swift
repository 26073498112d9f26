import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution03TokensAndBags
#else
@testable import Chapter03TokensAndBags
#endif

// The lock is given: these tests show what the exercises may rely on.
extension `3.2 A token for an observer` {
  final class Shared {
    let total = Lock(0)
  }

  struct Refusal: Error, Equatable {}

  @Test func `a lock lets in one thread at a time`() {
    let shared = Shared()
    let inTime = onThreads(4) { _ in
      for _ in 0..<1_000 {
        shared.total.withLock { $0 += 1 }
      }
    }

    #expect(inTime, "A thread got stuck.")
    #expect(shared.total.withLock { $0 } == 4_000, "Two threads were inside at once: a data race.")
  }

  @Test func `a lock passes on what its body throws, and opens again`() {
    let shared = Shared()
    #expect(throws: Refusal(), "The error is the caller's to handle.") {
      try shared.total.withLock { (_: inout Int) throws(Refusal) in throw Refusal() }
    }
    #expect(shared.total.withLock { $0 } == 0, "After the error, the lock is open.")
  }

  @Test func `an old value is freed once the lock is open again`() {
    final class Talkative {
      var lastWords: () -> Void
      init(_ lastWords: @escaping () -> Void) { self.lastWords = lastWords }
      deinit { lastWords() }
    }
    let answers = Recorder<Bool>()
    let observable = Observable3(Talkative {})
    observable.value.lastWords = { [unowned observable] in
      answers.record(anotherThreadCan { _ = observable.value })
    }
    observable.value = Talkative {}

    #expect(
      answers.values == [true],
      "The old value's `deinit` is other people's code, too: it must not run inside the lock."
    )
  }
}
