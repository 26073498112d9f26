import ContractTesting
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution07Subjects
#else
@testable import Chapter07Subjects
#endif

@Suite struct `7.6 BehaviorSubject` {
  @Test func `a new observer is told the current value, inside subscribe`() {
    let log = Log()
    let subject = BehaviorSubject(value: 1)

    _ = subject.subscribe(log.observer())
    log.record("subscribed")

    #expect(
      log.values == ["next(1)", "subscribed"],
      "There is always a value, and a new observer need not wait for the next one."
    )
  }

  @Test func `the current value is the newest, and only that`() {
    let log = Log()
    let subject = BehaviorSubject(value: 1)

    subject.onNext(2)
    subject.onNext(3)
    _ = subject.subscribe(log.observer("late"))
    subject.onNext(4)

    #expect(
      log.values == ["late next(3)", "late next(4)"],
      "1 and 2 were replaced before it subscribed. It begins with the current value, and goes on from there."
    )
  }

  @Test func `every observer hears each new value once`() {
    let log = Log()
    let subject = BehaviorSubject(value: 1)

    _ = subject.subscribe(log.observer("a"))
    _ = subject.subscribe(log.observer("b"))
    subject.onNext(2)

    #expect(
      log.values == ["a next(1)", "b next(1)", "a next(2)", "b next(2)"],
      "When another observer subscribes, the first one is not told 1 again."
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `after the end a new observer is told the end, and no value`(end: Event<Int>) {
    let log = Log()
    let subject = BehaviorSubject(value: 1)

    subject.onNext(2)
    subject.on(end)
    _ = subject.subscribe(log.observer())

    #expect(
      log.values == ["\(end)"],
      "The subject has ended, and has no current value; the end is all there is to tell."
    )
  }

  @Test func `an observer that subscribes during a delivery hears the new value once`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)

    _ = subject.subscribe(
      log.observer("a") { event in
        if event.element == 1 { _ = subject.subscribe(log.observer("late")) }
      }
    )
    subject.onNext(1)

    #expect(
      log.values == ["a next(0)", "a next(1)", "late next(1)"],
      "It was told 1 as the current value. The delivery of 1 is for the observers that were there."
    )
  }

  @Test func `an observer that answers its first value hears the answer at once`() {
    let log = Log()
    let subject = BehaviorSubject(value: 0)

    _ = subject.subscribe(
      log.observer("new") { event in
        guard event.element == 0 else { return }
        subject.onNext(1)
        log.record("answered")
      }
    )

    #expect(
      log.values == ["new next(0)", "new next(1)", "answered"],
      """
      While it was told 0 it sent 1. The past of this subject is one element, and that has been told: \
      there is nothing for the answer to wait for.
      """
    )
  }

  @Test func `the value can be read at any time`() {
    let subject = BehaviorSubject(value: 1)
    #expect(
      (try? subject.value()) == 1,
      "Nothing was sent: it has the value that it was made with."
    )

    subject.onNext(2)
    #expect(
      (try? subject.value()) == 2,
      "The newest element is the value, with or without observers."
    )
  }

  @Test func `an observer that reads the value sees the new one`() {
    let subject = BehaviorSubject(value: 1)
    let seen = Recorder<Int>()

    _ = subject.subscribe(onNext: { _ in (try? subject.value()).map(seen.record) })
    subject.onNext(2)

    #expect(
      seen.values == [1, 2],
      "The value changes first, and the observers are told after that."
    )
  }

  @Test func `after completed the last value can still be read`() {
    let subject = BehaviorSubject(value: 1)

    subject.onNext(2)
    subject.onCompleted()
    subject.onNext(3)

    #expect(
      (try? subject.value()) == 2,
      "It has completed with 2. What is sent after the end is ignored."
    )
  }

  @Test func `the first end counts for the value, too`() {
    let (completed, failed) = (BehaviorSubject(value: 1), BehaviorSubject(value: 1))
    completed.onCompleted()
    completed.onError(Storm())
    failed.onError(Storm())
    failed.onCompleted()
    failed.onError(RxError.noElements)

    #expect(
      (try? completed.value()) == 1,
      "It has completed with 1, and the error that was sent afterwards is ignored."
    )
    #expect(throws: Storm.self, "It failed with a storm, and the rest is ignored.") {
      try failed.value()
    }
  }

  @Test func `after an error there is no value to read`() {
    let subject = BehaviorSubject(value: 1)

    subject.onError(Storm())

    #expect(throws: Storm.self, "Reading the value tells why there is none.") {
      try subject.value()
    }
  }

  @Test func `a disposed subject has no value to read`() {
    let subject = BehaviorSubject(value: 1)
    subject.onError(Storm())
    subject.dispose()

    #expect(
      "Reading a disposed subject is an error of its own, different from the one that it failed with."
    ) {
      try subject.value()
    } throws: { error in
      guard case RxError.disposed(let object) = error else { return false }
      return object === subject
    }
  }

  @Test func `a value that was replaced is freed`() {
    let lifetimes = Lifetimes()
    let subject = BehaviorSubject(value: lifetimes.probe())

    subject.onNext(lifetimes.probe())

    #expect(lifetimes.alive == 1, "One value is current, and nobody needs the one before it.")
  }

  @Test func `a value is freed while no lock is held`() {
    let outcome = Recorder<Bool>()
    let subject = BehaviorSubject<LastWill?>(value: nil)

    subject.onNext(LastWill(outcome) { [weak subject] in _ = subject?.hasObservers })
    subject.onNext(nil)

    #expect(
      outcome.values == [true],
      """
      The value has to be freed when another one replaces it, and after the lock is released: its \
      `deinit` may call the subject. So `note` does not free it, but leaves it in its parameter.
      """
    )
  }

  @Test func `of two values that are sent at once, the one that is told last stays`() {
    inEveryInterleaving(
      """
      The value changes in the same step in which the element gets its turn, so the value that stays is \
      the one that the observers hear last.
      """
    ) { race in
      let log = Log()
      let subject = BehaviorSubject(value: 0)
      _ = subject.subscribe(Witness("a", in: race, log))
      for number in 1...2 { race.thread { subject.onNext(number) } }
      race.atEnd {
        let value = (try? subject.value()).map { "\($0)" } ?? "none"
        let heard = log.heard(by: "a")
        if heard.count == 3, heard.last == value { return nil }
        return """
          Two threads sent 1 and 2. The observer heard \(heard.listed), and the value is \(value).
          """
      }
    }
  }

  @Test func `a subject that has failed has no value, even if it is disposed at that moment`() {
    inEveryInterleaving(
      """
      What has become of the subject, and its value, are read in one step: there is one moment to \
      which both belong.
      """
    ) { race in
      let (subject, values) = (BehaviorSubject(value: 1), Recorder<Int>())
      subject.onError(Storm())
      race.thread("the reader") {
        if let value = try? subject.value() { values.record(value) }
      }
      race.thread("the owner") { subject.dispose() }
      race.atEnd {
        values.values.isEmpty
          ? nil
          : "The subject had failed, and was then disposed, and `value()` returned a value."
      }
    }
  }

  @Test func `the picture in the lesson is what happens`() {
    expectMarbles(
      ofLesson: "07-Subjects",
      exercise: "7.6",
      operators: ["BehaviorSubject(value: 0)": { fed(BehaviorSubject(value: 0), by: $0) }]
    )
  }
}
