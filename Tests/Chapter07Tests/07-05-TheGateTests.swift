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

@Suite struct `7.5 The gate` {
  @Test func `a thread that finds another one delivering leaves its event and goes`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(
      log.observer("a") { event in
        guard event.element == 1 else { return }
        let returned = anotherThreadCan { subject.onNext(2) }
        log.record(returned ? "the other thread has gone" : "the other thread is stuck")
      }
    )
    _ = subject.subscribe(log.observer("b"))
    subject.onNext(1)

    #expect(
      log.values == [
        "a next(1)", "the other thread has gone", "b next(1)", "a next(2)", "b next(2)",
      ],
      """
      While 1 was being delivered another thread sent 2. It must not wait, or two threads that send \
      to each other stand still for ever. And it must not deliver, or an observer is told two things \
      at once, and 2 before 1. The thread that is at it delivers 2 as well, when 1 is done.
      """
    )
  }

  @Test func `what was left is delivered in the order in which it came`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(
      log.observer("a") { event in
        guard event.element == 1 else { return }
        for number in 2...4 { _ = anotherThreadCan { subject.onNext(number) } }
        _ = anotherThreadCan { subject.onCompleted() }
      }
    )
    subject.onNext(1)

    #expect(
      log.values == ["a next(1)", "a next(2)", "a next(3)", "a next(4)", "a completed"],
      "Four events were left while 1 was delivered. First come, first served, and none is lost."
    )
  }

  @Test func `afterwards the gate is open for anybody`() {
    let log = Log()
    let subject = PublishSubject<Int>()
    _ = subject.subscribe(log.observer())

    subject.onNext(1)
    #expect(anotherThreadCan { subject.onNext(2) }, "The other thread got stuck.")
    #expect(
      log.values == ["next(1)", "next(2)"],
      "Nobody was delivering when the other thread sent 2, so it delivers itself, and at once."
    )
    subject.onNext(3)
    #expect(log.values.last == "next(3)", "And the first thread after that.")
  }

  @Test func `the gate stays closed while the last of what was left is delivered`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(
      log.observer("a") { event in
        guard let element = event.element, element < 3 else { return }
        _ = anotherThreadCan { subject.onNext(element + 1) }
        log.record("a is done with \(element)")
      }
    )
    subject.onNext(1)

    #expect(
      log.values == [
        "a next(1)", "a is done with 1", "a next(2)", "a is done with 2", "a next(3)",
      ],
      """
      Nothing was in line any more, but 2 was still being delivered when another thread sent 3. The \
      gate is given back when all is done, not when the last piece is begun: else two threads are \
      inside of one observer.
      """
    )
  }

  @Test func `an answer still nests`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(
      log.observer("a") { event in
        guard let element = event.element, element < 3 else { return }
        subject.onNext(element + 1)
        log.record("a has sent \(element + 1)")
      }
    )
    subject.onNext(1)

    #expect(
      log.values == [
        "a next(1)", "a next(2)", "a next(3)", "a has sent 3", "a has sent 2",
      ],
      "The thread that is delivering does not wait for itself: what it sends is told before `onNext` returns."
    )
  }

  @Test func `an answer does not open the gate`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(
      log.observer("a") { event in
        guard event.element == 1 else { return }
        subject.onNext(2)
        _ = anotherThreadCan { subject.onNext(3) }
        subject.onNext(4)
        _ = anotherThreadCan { subject.onNext(5) }
        log.record("a is done with 1")
      }
    )
    subject.onNext(1)

    #expect(
      log.values == [
        "a next(1)", "a next(2)", "a next(3)", "a next(4)", "a is done with 1", "a next(5)",
      ],
      """
      The first observer was not done with 1 when another thread sent 3, and 5. Each time an inner \
      delivery was over, but not the outer one. The gate is closed until then: who took it first \
      gives it back, and nobody else.
      """
    )
  }

  @Test func `an answer goes behind those who came before it, and is still told at once`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(
      log.observer("a") { event in
        guard event.element == 1 else { return }
        _ = anotherThreadCan { subject.onNext(2) }
        subject.onCompleted()
        log.record("a has completed it")
      }
    )
    subject.onNext(1)

    #expect(
      log.values == ["a next(1)", "a next(2)", "a completed", "a has completed it"],
      """
      2 was sent before the end, by another thread, and was waiting. If the end overtakes it, 2 is \
      lost: after the end nothing is told.
      """
    )
  }

  @Test func `who leaves meanwhile does not hear what was left`() {
    let log = Log()
    let subject = PublishSubject<Int>()
    var second: Disposable?

    _ = subject.subscribe(
      log.observer("a") { event in
        guard event.element == 1 else { return }
        _ = anotherThreadCan { subject.onNext(2) }
        second?.dispose()
      }
    )
    second = subject.subscribe(log.observer("b"))
    subject.onNext(1)

    #expect(
      log.values == ["a next(1)", "a next(2)"],
      "2 was waiting for both when the second observer was disposed. It hears nothing after that."
    )
    second = nil
  }

  @Test func `two threads that send at once never overlap, and lose nothing`() {
    let subject = PublishSubject<Int>()
    let first = Listener()
    let second = Listener()
    _ = subject.subscribe(first)
    _ = subject.subscribe(second)
    let each = 20_000

    let returned = onThreads(2, within: 20) { thread in
      for number in 0..<each { subject.onNext(thread * each + number) }
    }

    #expect(returned, "A thread got stuck.")
    #expect(
      !first.wasInterrupted && !second.wasInterrupted,
      "An observer was called while it was being called: it would have to lock every line it has."
    )
    #expect(
      first.heard.count == 2 * each,
      "\(2 * each) elements were sent, and an observer heard \(first.heard.count)."
    )
    #expect(first.heard == second.heard, "The order is one, whoever looks: it is the subject's.")
    #expect(
      first.heard.filter { $0 < each } == Array(0..<each),
      "What one thread sent one after the other arrives one after the other."
    )
  }

  @Test func `in thousands of short meetings no event is forgotten`() {
    let rounds = (0..<3_000).map { _ in Meeting() }

    let returned = onThreads(2, rounds: rounds.count, within: 20) { thread, round in
      rounds[round].subject.onNext(thread)
    }

    #expect(returned, "A thread got stuck.")
    let wrong = rounds.count { $0.listener.heard.sorted() != [0, 1] }
    #expect(
      wrong == 0,
      """
      In \(wrong) of \(rounds.count) rounds one of the two events did not arrive. It was left at the \
      moment in which the other thread looked for the last time whether there was more.
      """
    )
  }
}

/// A subject of its own for two threads that meet once.
private struct Meeting {
  let subject = PublishSubject<Int>()
  let listener = Listener()

  init() {
    _ = subject.subscribe(listener)
  }
}
