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

@Suite struct `7.7 The welcome` {
  @Test func `what another thread sends meanwhile waits until the newcomer has heard the past`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)

    _ = subject.subscribe(
      log.observer("new") { event in
        guard event.element == 0 else { return }
        let returned = anotherThreadCan { subject.onNext(1) }
        log.record(returned ? "the other thread has gone" : "the other thread is stuck")
      }
    )

    #expect(
      log.values == ["new next(0)", "the other thread has gone", "new next(1)"],
      """
      The newcomer was being told 0 when another thread sent 1. It must not be called a second time \
      before it has returned, and the other thread must not wait for it.
      """
    )
  }

  @Test func `the others do not wait for the newcomer`() {
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
      "Only the newcomer is busy with the past. Who was there before hears 1 at once."
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
      "Everything that came during the welcome is told after it, in the order in which it came."
    )
  }

  @Test func `what the newcomer sends itself is told there and then`() {
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
      "It answered the very first value. An answer nests, as everywhere, since nothing waits before it."
    )
  }

  @Test func `what the newcomer sends itself goes behind what came before it`() {
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
      "The order is one for all: the newcomer must not hear its own 2 before the 1 of another thread."
    )
  }

  @Test func `where answers do not nest, what the newcomer sends comes after the past`() {
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
      The newcomer answered 1 with 11, and had not heard 2 yet. This subject says that answers do not \
      nest: its past is told in one piece.
      """
    )
  }

  @Test func `what came before the past was begun is told after it`() {
    let log = Log()
    let place = ObserverPlace(log.observer("new", of: Int.self))

    // Another thread was quicker: the place was in the bag, and the past not begun.
    place.tell(3)
    place.welcome(with: [1, 2], answersNest: false)
    place.tell(4)

    #expect(
      log.values == ["new next(1)", "new next(2)", "new next(3)", "new next(4)"],
      "Old things first: 1 and 2 are the past, and 3 came after them, however quick it was."
    )
  }

  @Test func `a subject that is disposed meanwhile says no more`() {
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
      "1 was waiting when the subject was disposed, and after that nothing is told."
    )
  }

  @Test func `after the welcome all is as always`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)

    _ = subject.subscribe(log.observer("new"))
    #expect(anotherThreadCan { subject.onNext(1) }, "The other thread got stuck.")
    subject.onNext(2)

    #expect(
      log.values == ["new next(0)", "new next(1)", "new next(2)"],
      "The welcome is over: what comes is told at once, by the one who sends it."
    )
  }

  @Test func `newcomers hear an unbroken row, however fast it is sent`() {
    let subject = BehaviorSubject(value: 0)
    let last = 3_000
    let newcomers = (0..<200).map { _ in Listener() }

    let returned = onThreads(2, within: 20) { thread in
      if thread == 0 {
        for number in 1...last { subject.onNext(number) }
      } else {
        for newcomer in newcomers { _ = subject.subscribe(newcomer) }
      }
    }

    #expect(returned, "A thread got stuck.")
    #expect(
      newcomers.allSatisfy { !$0.wasInterrupted },
      "A newcomer was told something by two threads at once."
    )
    let broken = newcomers.count { newcomer in
      newcomer.heard != Array((newcomer.heard.first ?? 0)...last)
    }
    #expect(
      broken == 0,
      """
      \(broken) of \(newcomers.count) newcomers heard a row with a gap, a repetition or a wrong turn. \
      The value of the moment and the first new value have to fit together.
      """
    )
  }
}

/// A subject that has a past from the beginning, and tells it in one piece.
private final class Annals: Broadcast<Int> {
  override var answersNest: Bool { false }

  override func past(before end: End?) -> [Int] { [1, 2] }
}
