import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution07Subjects
#else
@testable import Chapter07Subjects
#endif

@Suite struct `7.7 The replay phase` {
  @Test func `what another thread sends waits until the new observer has heard the past`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)

    _ = subject.subscribe(
      log.observer("new") { event in
        guard event.element == 0 else { return }
        let returned = anotherThreadCan { subject.onNext(1) }
        log.record(returned ? "the other thread has returned" : "the other thread is stuck")
      }
    )

    #expect(
      log.values == ["new next(0)", "the other thread has returned", "new next(1)"],
      """
      The new observer was being told 0 when another thread sent 1. It must not be called again before \
      it has returned, and the other thread must not wait for it.
      """
    )
  }

  @Test func `the other observers do not wait for the new one`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)
    _ = subject.subscribe(log.observer("old"))

    _ = subject.subscribe(
      log.observer("new") { event in
        if event.element == 0 { _ = anotherThreadCan { subject.onNext(1) } }
      }
    )

    #expect(
      log.values == ["old next(0)", "new next(0)", "old next(1)", "new next(1)"],
      "Only the new observer is in its replay phase. The old one hears 1 at once."
    )
  }

  @Test func `an end waits as well`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)

    _ = subject.subscribe(
      log.observer("new") { event in
        guard event.element == 0 else { return }
        _ = anotherThreadCan {
          subject.onNext(1)
          subject.onCompleted()
        }
        log.record("new is done with 0")
      }
    )

    #expect(
      log.values == ["new next(0)", "new is done with 0", "new next(1)", "new completed"],
      "Everything that comes in the replay phase is told after the past, in the order in which it came."
    )
  }

  @Test func `what the new observer sends itself is told at once`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)

    _ = subject.subscribe(
      log.observer("new") { event in
        guard let element = event.element, element < 2 else { return }
        subject.onNext(element + 1)
        log.record("new has sent \(element + 1)")
      }
    )

    #expect(
      log.values == [
        "new next(0)", "new next(1)", "new next(2)", "new has sent 2", "new has sent 1",
      ],
      "It answered the very first value. An answer nests, as it does everywhere if nothing waits before it."
    )
  }

  @Test func `what the new observer sends itself goes behind what came before it`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)
    _ = subject.subscribe(log.observer("old"))

    _ = subject.subscribe(
      log.observer("new") { event in
        guard event.element == 0 else { return }
        _ = anotherThreadCan { subject.onNext(1) }
        subject.onNext(2)
      }
    )

    #expect(
      log.values.filter { $0.hasPrefix("old") } == ["old next(0)", "old next(1)", "old next(2)"],
      "1 was sent before 2."
    )
    #expect(
      log.values.filter { $0.hasPrefix("new") } == ["new next(0)", "new next(1)", "new next(2)"],
      "All observers hear the same order: the new one must not hear its own 2 before the 1 of another thread."
    )
  }

  @Test func `where answers do not nest, what the new observer sends comes after the past`() {
    let log = Log()
    let annals = Annals()

    _ = annals.subscribe(
      log.observer("new") { event in
        guard let element = event.element, element < 3 else { return }
        annals.onNext(element + 10)
      }
    )

    #expect(
      log.values == ["new next(1)", "new next(2)", "new next(11)", "new next(12)"],
      """
      The new observer answered 1 with 11 before it had heard 2. This subject says that answers do not \
      nest: nothing comes in the middle of its past.
      """
    )
  }

  @Test func `what comes before the replay has begun is told after it`() {
    let log = Log()
    let slot = ObserverSlot(log.observer("new", of: Int.self), answersNest: false)

    // Another thread was faster: the slot was in the bag, and the replay had not begun.
    slot.tell(3)
    slot.replay([1, 2])
    slot.tell(4)

    #expect(
      log.values == ["new next(1)", "new next(2)", "new next(3)", "new next(4)"],
      "The past comes first: 3 was sent after 1 and 2, however fast it arrived."
    )
  }

  @Test func `a subject that is disposed during the replay says no more`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)

    _ = subject.subscribe(
      log.observer("new") { event in
        guard event.element == 0 else { return }
        _ = anotherThreadCan {
          subject.onNext(1)
          subject.dispose()
        }
      }
    )

    #expect(
      log.values == ["new next(0)"],
      "1 was waiting when the subject was disposed, and nothing is told after that."
    )
  }

  @Test func `after the replay phase each event is told at once`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)

    _ = subject.subscribe(log.observer("new"))
    #expect(anotherThreadCan { subject.onNext(1) }, "The other thread got stuck.")
    subject.onNext(2)

    #expect(
      log.values == ["new next(0)", "new next(1)", "new next(2)"],
      "The replay phase is over: each thread delivers what it sends, at once."
    )
  }

  @Test func `new observers hear numbers without a gap, however fast they are sent`() {
    let subject = BehaviorSubject(value: 0)
    let last = 3_000
    let observers = (0..<200).map { _ in Listener() }

    let returned = onThreads(2, within: 20) { thread in
      if thread == 0 {
        for number in 1...last { subject.onNext(number) }
      } else {
        for observer in observers { _ = subject.subscribe(observer) }
      }
    }

    #expect(returned, "A thread got stuck.")
    #expect(
      observers.allSatisfy { !$0.wasInterrupted },
      "An observer was called by two threads at once."
    )
    let broken = observers.count { observer in
      observer.heard != Array((observer.heard.first ?? 0)...last)
    }
    #expect(
      broken == 0,
      """
      \(broken) of \(observers.count) observers missed a number, or heard one twice or out of order. \
      The current value and the first new one have to follow each other.
      """
    )
  }
}

/// A subject that has a past from the beginning, and whose answers do not nest.
private final class Annals: Broadcast<Int> {
  override var answersNest: Bool { false }

  override func past(before end: End?) -> [Int] { [1, 2] }
}
