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

@Suite struct `7.5 The serializer` {
  @Test func `a thread that finds another one delivering leaves its event and returns`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(
      log.observer("a") { event in
        guard event.element == 1 else { return }
        let returned = anotherThreadCan { subject.onNext(2) }
        log.record(returned ? "the other thread has returned" : "the other thread is stuck")
      }
    )
    _ = subject.subscribe(log.observer("b"))
    subject.onNext(1)

    #expect(
      log.values == [
        "a next(1)", "the other thread has returned", "b next(1)", "a next(2)", "b next(2)",
      ],
      """
      While 1 was being delivered another thread sent 2. It must not wait, or two threads that send \
      to each other end in a deadlock. And it must not deliver, or an observer is told two things at \
      once, and 2 before 1. The thread that is delivering delivers 2 as well, when 1 is done.
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
      "Four events were left in the queue while 1 was delivered. First in, first out, and none is lost."
    )
  }

  @Test func `afterwards any thread may deliver`() {
    let log = Log()
    let subject = PublishSubject<Int>()
    _ = subject.subscribe(log.observer())

    subject.onNext(1)
    #expect(anotherThreadCan { subject.onNext(2) }, "The other thread got stuck.")
    #expect(
      log.values == ["next(1)", "next(2)"],
      "No thread was delivering when the other thread sent 2, so that thread delivers 2 itself, at once."
    )
    subject.onNext(3)
    #expect(log.values.last == "next(3)", "And then the first thread delivers again.")
  }

  @Test func `no other thread may deliver while the last queued event is delivered`() {
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
      The queue was empty, but 2 was still being delivered when another thread sent 3. The turn ends \
      when the last delivery has ended, not when it begins: otherwise two threads call one observer at \
      once.
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

  @Test func `an answer does not end the turn of the delivery around it`() {
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
      delivery had ended, but not the outer one. Until that has ended too, no other thread may deliver.
      """
    )
  }

  @Test func `an answer goes behind what was sent before it, and is still told at once`() {
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
      lost: nothing is told after the end.
      """
    )
  }

  @Test func `an observer that leaves does not hear what is still in the queue`() {
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
      "An observer was called while it was being called. It would have to protect all of its own state."
    )
    #expect(
      first.heard.count == 2 * each,
      "\(2 * each) elements were sent, and an observer heard \(first.heard.count)."
    )
    #expect(first.heard == second.heard, "All observers hear the same order.")
    #expect(
      first.heard.filter { $0 < each } == Array(0..<each),
      "What one thread sent one after the other arrives one after the other."
    )
  }

  @Test func `in thousands of short races no event is lost`() {
    let rounds = (0..<3_000).map { _ in Race() }

    let returned = onThreads(2, rounds: rounds.count, within: 20) { thread, round in
      rounds[round].subject.onNext(thread)
    }

    #expect(returned, "A thread got stuck.")
    let wrong = rounds.count { $0.listener.heard.sorted() != [0, 1] }
    #expect(
      wrong == 0,
      """
      In \(wrong) of \(rounds.count) rounds one of the two events did not arrive. It was queued after \
      the other thread had looked into the queue for the last time.
      """
    )
  }
}

/// A subject to which two threads send at the same time, once.
private struct Race {
  let subject = PublishSubject<Int>()
  let listener = Listener()

  init() {
    _ = subject.subscribe(listener)
  }
}
