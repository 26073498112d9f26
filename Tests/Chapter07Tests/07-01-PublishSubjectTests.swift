import ContractTesting
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution07Subjects
#else
@testable import Chapter07Subjects
#endif

@Suite struct `7.1 PublishSubject` {
  @Test func `all observers hear what is sent, in order of arrival`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(log.observer("a"))
    _ = subject.subscribe(log.observer("b"))
    subject.onNext(1)
    subject.onNext(2)

    #expect(
      log.values == ["a next(1)", "b next(1)", "a next(2)", "b next(2)"],
      "Two observers, two elements: each hears both, and the one that subscribed first hears first."
    )
  }

  @Test func `an observer hears nothing of what was sent before it subscribed`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    subject.onNext(1)
    _ = subject.subscribe(log.observer())
    subject.onNext(2)

    #expect(
      log.values == ["next(2)"],
      "1 was sent when nobody was listening, and is gone. A publish subject keeps nothing."
    )
  }

  @Test func `an end is an event like any other: all hear it`() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let other = PublishSubject<Int>()

    _ = subject.subscribe(log.observer("a"))
    _ = other.subscribe(log.observer("b"))
    subject.onNext(1)
    subject.onCompleted()
    other.onError(Storm())

    #expect(
      log.values == ["a next(1)", "a completed", "b error(storm)"],
      "An observer that is not told the end waits for ever: its spinner never stops."
    )
  }

  @Test func `it is an observer: it can be subscribed to another sequence`() {
    let log = Log()
    let source = HandSource<Int>()
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(log.observer())
    let token = source.map { $0 * 10 }.subscribe(subject.asObserver())
    source.send(.next(1), .next(2))

    #expect(
      log.values == ["next(10)", "next(20)"],
      "A subject has two sides. What one side is told, the other side tells."
    )
    token.dispose()
  }

  @Test func `it is an observable: operators can be put on it`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    _ = subject.asObservable().filter { $0 > 1 }.map { "\($0)!" }.subscribe(log.observer())
    subject.onNext(1)
    subject.onNext(2)

    #expect(log.values == ["next(2!)"], "From here it looks like any other observable.")
  }

  @Test func `it knows whether somebody listens`() {
    let subject = PublishSubject<Int>()

    #expect(!subject.hasObservers, "Nobody has subscribed yet.")
    _ = subject.subscribe(Log().observer())
    #expect(subject.hasObservers, "One observer has subscribed, and has not left.")
  }

  @Test func `an element is passed on as an element, and an end as an end`() {
    let (log, calls) = (Log(), Log())
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(log.observer())
    _ = subject.subscribe(CallRecorder(log: calls))
    subject.on(.next(1))
    subject.onNext(2)
    subject.on(.completed)

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "However it is sent, all of it is heard."
    )
    #expect(
      calls.values == ["onNext(1)", "onNext(2)", "onCompleted()"],
      "An observer that has a method for each kind of event is called through these, not through `on(_:)`."
    )
  }

  @Test func `an observer that subscribes during a delivery does not hear that delivery`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(
      log.observer("a") { event in
        if event.element == 1 { _ = subject.subscribe(log.observer("late")) }
      }
    )
    subject.onNext(1)
    subject.onNext(2)

    #expect(
      log.values == ["a next(1)", "a next(2)", "late next(2)"],
      "The delivery of 1 had begun when the new observer subscribed: it is for those that were there."
    )
  }

  @Test func `an answer is told at once, before the rest of the delivery`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(
      log.observer("a") { event in
        if event.element == 1 { subject.onNext(2) }
      }
    )
    _ = subject.subscribe(log.observer("b"))
    subject.onNext(1)

    #expect(
      log.values == ["a next(1)", "a next(2)", "b next(2)", "b next(1)"],
      """
      While it was told 1, the first observer sent 2. That is a delivery within a delivery, and the \
      inner one is done first, so the second observer hears 2 before 1. Rx does not hide this.
      """
    )
  }

  @Test func `nobody waits while an observer is told something`() {
    let subject = PublishSubject<Int>()
    var couldSubscribe = false

    _ = subject.subscribe(
      Log()
        .observer("a") { _ in
          couldSubscribe = anotherThreadCan { _ = subject.subscribe(Log().observer()) }
        }
    )
    subject.onNext(1)

    #expect(
      couldSubscribe,
      "Another thread tried to subscribe and got stuck: a lock is held while an observer runs."
    )
  }

  @Test func `an observer that subscribes while another thread sends hears all the rest`() {
    inEveryInterleaving(
      "Once an observer has its slot, it hears each element that is sent, once."
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      race.thread("the sender") {
        subject.onNext(1)
        subject.onNext(2)
      }
      race.thread("the subscriber") { _ = subject.subscribe(Witness("new", in: race, log)) }
      race.atEnd {
        subject.onNext(3)
        let heard = log.heard(by: "new")
        if heard == ["1", "2", "3"].suffix(heard.count), !heard.isEmpty { return nil }
        return """
          1 and 2 were sent while an observer subscribed, 3 after that, and it heard \
          \(heard.listed).
          """
      }
    }
  }

  @Test func `what is sent before the end is heard, even if it has to wait`() {
    inEveryInterleaving(
      """
      What was sent before the end is told before the end, to everybody who was there. It may have to \
      wait until another thread is done, and the subject may have ended by then: that is no reason to \
      drop it.
      """
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      _ = subject.subscribe(log.observer("a") { race.step("a hears \($0)") })
      race.thread("the sender") { subject.onNext(1) }
      race.thread("the other") {
        subject.onNext(2)
        subject.onCompleted()
      }
      race.atEnd {
        let heard = log.heard(by: "a")
        if heard.contains("next(2)"), heard.contains("completed") { return nil }
        return """
          One thread sent 1, and another one 2 and then the end. The observer heard \(heard.listed).
          """
      }
    }
  }

  @Test func `the picture in the lesson is what happens`() {
    expectMarbles(
      ofLesson: "07-Subjects",
      exercise: "7.1",
      operators: ["PublishSubject()": { fed(PublishSubject(), by: $0) }]
    )
  }
}

/// An observer that writes down which of its methods was called.
private struct CallRecorder: ObserverType {
  let log: Log

  func on(_ event: Event<Int>) { log.record("on(\(event))") }
  func onNext(_ element: Int) { log.record("onNext(\(element))") }
  func onError(_ error: any Error) { log.record("onError(\(error))") }
  func onCompleted() { log.record("onCompleted()") }
}
