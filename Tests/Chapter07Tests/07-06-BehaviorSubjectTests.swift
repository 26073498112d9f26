import ContractTesting
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
  @Test func `a newcomer is told the value of the moment, inside subscribe`() {
    let log = Log()
    let subject = BehaviorSubject(value: 1)

    _ = subject.subscribe(log.observer())
    log.record("subscribed")

    #expect(
      log.values == ["next(1)", "subscribed"],
      "There is a value at every moment, and a newcomer need not wait for the next one."
    )
  }

  @Test func `the value of the moment is the newest, and only that`() {
    let log = Log()
    let subject = BehaviorSubject(value: 1)

    subject.onNext(2)
    subject.onNext(3)
    _ = subject.subscribe(log.observer("late"))
    subject.onNext(4)

    #expect(
      log.values == ["late next(3)", "late next(4)"],
      "1 and 2 were replaced before it came. It begins with what holds now, and goes on from there."
    )
  }

  @Test func `those who are there hear each new value once`() {
    let log = Log()
    let subject = BehaviorSubject(value: 1)

    _ = subject.subscribe(log.observer("a"))
    _ = subject.subscribe(log.observer("b"))
    subject.onNext(2)

    #expect(
      log.values == ["a next(1)", "b next(1)", "a next(2)", "b next(2)"],
      "That somebody else came is no news: the first observer is not told 1 again."
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `after the end a newcomer is told the end, and no value`(end: Event<Int>) {
    let log = Log()
    let subject = BehaviorSubject(value: 1)

    subject.onNext(2)
    subject.on(end)
    _ = subject.subscribe(log.observer())

    #expect(
      log.values == ["\(end)"],
      "A value that holds no more is not told. The subject has ended, and that is all there is."
    )
  }

  @Test func `who comes during a delivery hears the new value once`() {
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
      "It was told 1 as the value of the moment. The delivery of 1 is for those who were there."
    )
  }

  @Test func `the value can be read at any time`() {
    let subject = BehaviorSubject(value: 1)
    #expect(
      (try? subject.value()) == 1,
      "Nothing was sent: it has the value that it was made with."
    )

    subject.onNext(2)
    #expect((try? subject.value()) == 2, "The newest is the value, whether or not anybody listens.")
  }

  @Test func `an observer that reads the value sees the new one`() {
    let subject = BehaviorSubject(value: 1)
    let seen = Recorder<Int>()

    _ = subject.subscribe(onNext: { _ in (try? subject.value()).map(seen.record) })
    subject.onNext(2)

    #expect(seen.values == [1, 2], "The value is there first, and told then.")
  }

  @Test func `after completed the last value can still be read`() {
    let subject = BehaviorSubject(value: 1)

    subject.onNext(2)
    subject.onCompleted()
    subject.onNext(3)

    #expect(
      (try? subject.value()) == 2,
      "It has ended well, with 2. What came after the end is no value."
    )
  }

  @Test func `after an error there is no value to read`() {
    let subject = BehaviorSubject(value: 1)

    subject.onError(Storm())

    #expect(throws: Storm.self, "Who asks for the value is told why there is none.") {
      try subject.value()
    }
  }

  @Test func `of a disposed subject there is no value to read`() {
    let subject = BehaviorSubject(value: 1)
    subject.onError(Storm())
    subject.dispose()

    #expect("To read a disposed subject is an error, and a different one from its own.") {
      try subject.value()
    } throws: { error in
      guard case RxError.disposed(let object) = error else { return false }
      return object === subject
    }
  }

  @Test func `a value that was replaced is let go`() {
    let lifetimes = Lifetimes()
    let subject = BehaviorSubject(value: lifetimes.probe())

    subject.onNext(lifetimes.probe())

    #expect(lifetimes.alive == 1, "One value holds, and the one before it is of no use to anybody.")
  }

  @Test func `a value is freed when no lock is held`() {
    let outcome = Recorder<Bool>()
    let subject = BehaviorSubject<LastWill?>(value: nil)

    subject.onNext(LastWill(outcome) { [weak subject] in _ = subject?.hasObservers })
    subject.onNext(nil)

    #expect(
      outcome.values == [true],
      """
      The value has to be freed when another one takes its place, and outside of the lock. It is an \
      object of somebody else's, and its `deinit` may want the subject: `note` hands it out.
      """
    )
  }

  @Test func `the picture in the lesson is what happens`() {
    expectMarbles(
      ofLesson: "07-Subjects",
      exercise: "7.6",
      operators: ["BehaviorSubject(value: 0)": { fed(BehaviorSubject(value: 0), by: $0) }]
    )
  }
}
