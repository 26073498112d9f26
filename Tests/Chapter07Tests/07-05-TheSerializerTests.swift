import ContractTesting
import Interleaving
import InterleavingTesting
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

  @Test func `it is idle when no thread delivers, and at no other time`() {
    var serializer = Serializer()
    #expect(serializer.isIdle, "Nobody has entered yet.")

    _ = serializer.enter(queueing: {})
    #expect(!serializer.isIdle, "A thread has entered. Nothing waits, but it delivers.")
    let work = serializer.next()
    #expect(work == nil, "Nothing was queued.")
    #expect(serializer.isIdle, "The only turn is over.")
  }

  @Test func `work for the queue is made only if it has to wait`() {
    let made = Recorder<String>()
    func work(_ name: String) -> Serializer.Work {
      made.record(name)
      return {}
    }

    var nesting = Serializer()
    _ = nesting.enter(queueing: work("the event"))
    _ = nesting.enter(queueing: work("the answer"))
    #expect(
      made.values.isEmpty,
      """
      Nothing was waiting, so the thread does its own work at once, and that of its answer. It has no use \
      for a copy in the queue, and to make one for each element is expensive.
      """
    )

    var waiting = Serializer(answersNest: false)
    _ = waiting.enter(queueing: work("the event"))
    _ = waiting.enter(queueing: work("the answer"))
    #expect(
      made.values == ["the answer"],
      "Here answers don't nest. The answer has to wait, and the event does not."
    )
  }

  @Test func `a serializer that is made entered has begun one turn`() {
    var serializer = Serializer.entered(answersNest: true)
    #expect(!serializer.isIdle, "It is made for a thread that delivers already.")

    let turn = onAnotherThread { serializer.enter(queueing: {}) }
    #expect(
      turn == .leave,
      "Another thread has to leave its work: the thread that has made the serializer delivers."
    )
    let (work, more) = (serializer.next(), serializer.next())
    #expect(work != nil, "The other thread has left its work in the queue.")
    #expect(more == nil, "There was only one piece of work.")
    #expect(serializer.isIdle, "One turn was begun, and it is over.")
  }

  @Test func `an answer does not end the turn that has begun with the serializer`() {
    var serializer = Serializer.entered(answersNest: true)
    let answer = serializer.enter(queueing: {})
    #expect(answer == .deliver, "The thread that has made it sends from within: an answer.")
    let afterTheAnswer = serializer.next()
    #expect(afterTheAnswer == nil, "Nothing waits.")
    #expect(!serializer.isIdle, "The answer is over. The turn around it has still begun.")
    let last = serializer.next()
    #expect(last == nil && serializer.isIdle, "Now that turn is over, too.")
  }

  @Test(arguments: [true, false])
  func `a serializer that is made entered knows whether answers nest`(answersNest: Bool) {
    var serializer = Serializer.entered(answersNest: answersNest)

    let turn = serializer.enter(queueing: {})
    #expect(
      turn == (answersNest ? .deliver : .leave),
      "The thread that has made it sends from within: that is an answer, for which the rule is known."
    )
  }

  @Test func `1,000 answers can nest, each inside the one before`() async {
    await #expect(
      processExitsWith: .success,
      """
      A thread entered a serializer 1,000 times, as it does when an observer answers each number with the \
      next one. Then it called `next` 1,000 times, with an empty queue. The program stopped, or the \
      serializer was not idle afterwards, or was too soon.
      """
    ) {
      var serializer = Serializer()
      for _ in 0..<1_000 { _ = serializer.enter(queueing: {}) }
      for _ in 0..<999 { _ = serializer.next() }
      guard !serializer.isIdle else { fatalError("idle before the last turn is over") }
      _ = serializer.next()
      guard serializer.isIdle else { fatalError("not idle when all turns are over") }
    }
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
      2 was sent before the end, by another thread, and was waiting: it comes first, or is lost, for \
      nothing is told after the end. And the end is an answer, told before its `onCompleted` returns.
      """
    )
  }

  @Test func `an answer to what was left goes behind the rest of that`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(
      log.observer("a") { event in
        if event.element == 1 {
          for number in 2...3 { _ = anotherThreadCan { subject.onNext(number) } }
        } else if event.element == 2 {
          subject.onNext(4)
          log.record("a has sent 4")
        }
      }
    )
    subject.onNext(1)

    #expect(
      log.values == ["a next(1)", "a next(2)", "a next(3)", "a next(4)", "a has sent 4"],
      """
      While 1 was told, another thread sent 2 and 3. The observer answered 2 with 4. By then 3 had been \
      sent, and nobody had heard it: it comes before the answer, and the answer is told before its \
      `onNext` returns.
      """
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

  @Test func `what another thread sends while an answer is told is told inside it`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(
      log.observer("a") { event in
        if event.element == 2 { _ = anotherThreadCan { subject.onNext(3) } }
        guard event.element == 1 else { return }
        subject.onNext(2)
        log.record("a is done with 1")
      }
    )
    subject.onNext(1)

    #expect(
      log.values == ["a next(1)", "a next(2)", "a next(3)", "a is done with 1"],
      """
      The observer answered 1 with 2. While it was told 2, another thread sent 3, and left it in the queue. \
      The turn of the answer was not over before the queue was empty.
      """
    )
  }

  @Test func `where answers do not nest, an answer waits in the queue`() {
    let log = Log()
    let serializer = Lock(Serializer(answersNest: false))
    func send(_ number: Int, andThen action: @escaping () -> Void = {}) {
      let work = {
        log.record("tells \(number)")
        action()
      }
      let turn = serializer.withLock { $0.enter(queueing: work) }
      turn.perform(work, next: { serializer.withLock { $0.next() } })
    }

    send(1) {
      send(2)
      log.record("is done with 1")
    }
    send(3)

    #expect(
      log.values == ["tells 1", "is done with 1", "tells 2", "tells 3"],
      """
      2 was sent while 1 was told, on the same thread, through a serializer in which answers do not \
      nest. It waits until 1 is done, as if another thread had sent it. 3 was sent when all was done, \
      and is told at once.
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

  @Test func `two threads that send at once never call an observer at once, and lose nothing`() {
    inEveryInterleaving(
      """
      One of the two threads delivers, and the other leaves its event in the queue. So the observers \
      are called by one thread at a time, and all hear the same order.
      """
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      for name in ["a", "b"] { _ = subject.subscribe(Witness(name, in: race, log)) }
      race.thread { for number in 1...2 { subject.onNext(number) } }
      race.thread { subject.onNext(11) }
      race.atEnd {
        let (first, second) = (log.heard(by: "a"), log.heard(by: "b"))
        if first.sorted() != ["1", "11", "2"] {
          return "One thread sent 1 and 2, another 11, and the observer heard \(first.listed)."
        }
        if first.filter({ $0 != "11" }) != ["1", "2"] {
          return "One thread sent 1 before 2, and the observer heard \(first.listed)."
        }
        if first == second { return nil }
        return "One observer heard \(first.listed), and the other one \(second.listed)."
      }
    }
  }

  @Test func `three threads that send at once find one that delivers`() {
    inEveryInterleaving(
      interruptions: 2,
      """
      A turn is over when the queue is found empty after a delivery, and under the lock. An event that \
      comes before that moment is delivered in this turn; one that comes later begins a turn of its own.
      """
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      _ = subject.subscribe(Witness("a", in: race, log))
      for number in 1...3 { race.thread { subject.onNext(number) } }
      race.atEnd {
        let heard = log.heard(by: "a")
        if heard.sorted() == ["1", "2", "3"] { return nil }
        return "Three threads sent 1, 2 and 3, and the observer heard \(heard.listed)."
      }
    }
  }

  @Test func `an end that another thread sends is told after everything that came before it`() {
    inEveryInterleaving(
      """
      Elements and ends go through the same queue. What was accepted before the end is told before it, \
      and what comes after the end is ignored.
      """
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      for name in ["a", "b"] { _ = subject.subscribe(Witness(name, in: race, log)) }
      race.thread("the sender") { for number in 1...2 { subject.onNext(number) } }
      race.thread("the other") { subject.onCompleted() }
      race.atEnd {
        let (first, second) = (log.heard(by: "a"), log.heard(by: "b"))
        if first.last != "completed" || first.dropLast() != ["1", "2"].prefix(first.count - 1) {
          return "One thread sent 1 and 2, another the end, and the observer heard \(first.listed)."
        }
        if first == second { return nil }
        return "One observer heard \(first.listed), and the other one \(second.listed)."
      }
    }
  }

  @Test func `an answer nests even if another thread sends meanwhile`() {
    inEveryInterleaving(
      """
      The answer counts as one more entry of the thread that is delivering. Until it has left as often \
      as it has entered, no other thread may deliver; and the answer is told before its `onNext` returns.
      """
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      _ = subject.subscribe(
        Witness("a", in: race, log) { event in
          guard event.element == 1 else { return }
          subject.onNext(2)
          log.record("a has sent 2")
        }
      )
      race.thread("the first") { subject.onNext(1) }
      race.thread("the other") { subject.onNext(11) }
      race.atEnd {
        let heard = log.heard(by: "a")
        if heard.filter({ $0 != "has sent 2" }).sorted() != ["1", "11", "2"] {
          return """
            One thread sent 1, which the observer answered with 2, and another thread 11. \
            It heard \(heard.listed).
            """
        }
        let answer = heard.firstIndex(of: "2") ?? 0
        let sent = heard.firstIndex(of: "has sent 2") ?? 0
        return answer < sent ? nil : "`onNext(2)` returned before 2 was told: \(heard.listed)."
      }
    }
  }
}

/// Runs `body` on another thread, and returns what it has returned.
private func onAnotherThread<Result: Sendable>(_ body: @escaping () -> Result) -> Result? {
  let result = Recorder<Result>()
  _ = anotherThreadCan { result.record(body()) }
  return result.values.first
}
