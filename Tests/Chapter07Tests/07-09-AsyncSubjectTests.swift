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

@Suite struct `7.9 AsyncSubject` {
  @Test func `it tells the last element, when it completes`() {
    let log = Log()
    let subject = AsyncSubject<Int>()

    _ = subject.subscribe(log.observer())
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.values.isEmpty, "Until the end nobody knows which element is the last.")
    subject.onCompleted()

    #expect(
      log.values == ["next(2)", "completed"],
      "2 was the last element, and only that is told."
    )
  }

  @Test func `all hear the element before anybody hears the end`() {
    let log = Log()
    let subject = AsyncSubject<Int>()

    _ = subject.subscribe(log.observer("a"))
    _ = subject.subscribe(log.observer("b"))
    subject.onNext(1)
    subject.onCompleted()

    #expect(
      log.values == ["a next(1)", "b next(1)", "a completed", "b completed"],
      "Two events, two deliveries, as in every other subject."
    )
  }

  @Test func `without an element it completes, and that is all`() {
    let log = Log()
    let subject = AsyncSubject<Int>()

    _ = subject.subscribe(log.observer())
    subject.onCompleted()

    #expect(log.values == ["completed"], "There was no element, so there is no last one.")
  }

  @Test func `an error is told alone`() {
    let log = Log()
    let subject = AsyncSubject<Int>()

    _ = subject.subscribe(log.observer())
    subject.onNext(1)
    subject.onError(Storm())
    _ = subject.subscribe(log.observer("late"))

    #expect(
      log.values == ["error(storm)", "late error(storm)"],
      "It failed before it was done, so 1 is not a result, neither for old observers nor for new ones."
    )
  }

  @Test func `an observer that subscribes after it has completed is told the same`() {
    let log = Log()
    let subject = AsyncSubject<Int>()

    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    subject.onNext(3)
    _ = subject.subscribe(log.observer("late"))

    #expect(
      log.values == ["late next(2)", "late completed"],
      "The result stays: every later observer gets it, and 3 was sent too late to change it."
    )
  }

  @Test func `an observer that subscribes before the end is told nothing yet`() {
    let log = Log()
    let subject = AsyncSubject<Int>()

    subject.onNext(1)
    _ = subject.subscribe(log.observer("late"))

    #expect(log.values.isEmpty, "1 may not be the last element.")
    #expect(subject.hasObservers, "It waits for the end.")
  }

  @Test func `an observer that leaves before the end is told neither element nor end`() {
    let log = Log()
    let subject = AsyncSubject<Int>()

    let token = subject.subscribe(log.observer())
    subject.onNext(1)
    token.dispose()
    subject.onCompleted()

    #expect(log.values.isEmpty, "It left before there was a result.")
  }

  @Test func `an observer that leaves between the element and the end does not hear the end`() {
    let log = Log()
    let subject = AsyncSubject<Int>()
    var token: Disposable?

    token = subject.subscribe(log.observer("a") { _ in token?.dispose() })
    subject.onNext(1)
    subject.onCompleted()

    #expect(log.values == ["a next(1)"], "It left when it had what it wanted.")
    token = nil
  }

  @Test func `an element that is not the last is freed`() {
    let lifetimes = Lifetimes()
    let subject = AsyncSubject<Lifetimes.Probe>()

    for _ in 0..<5 { subject.onNext(lifetimes.probe()) }

    #expect(lifetimes.alive == 1, "Only the last can be the result.")
  }

  @Test func `an element is freed while no lock is held`() {
    let outcome = Recorder<Bool>()
    let subject = AsyncSubject<LastWill?>()

    subject.onNext(LastWill(outcome) { [weak subject] in _ = subject?.hasObservers })
    subject.onNext(nil)

    #expect(
      outcome.values == [true],
      """
      The element has to be freed when another one replaces it, and after the lock is released: its \
      `deinit` may call the subject. So `note` does not free it, but leaves it in its parameter.
      """
    )
  }

  @Test func `an element that nobody will hear is not freed while a lock is held`() {
    let outcome = Recorder<Bool>()
    let subject = AsyncSubject<LastWill?>()

    subject.onNext(LastWill(outcome) { [weak subject] in _ = subject?.hasObservers })
    subject.onError(Storm())
    _ = subject.subscribe(Log().observer("late"))

    #expect(
      !outcome.values.contains(false),
      """
      The subject failed, and its last element was freed. The `deinit` of that element waited for another \
      thread, which asked the subject something and got stuck. So a lock was held, as it is while `past` \
      runs: nothing may be freed in there.
      """
    )
  }

  @Test func `an observer that subscribes while another thread completes it hears the same`() {
    inEveryInterleaving(
      """
      Whether it has its slot before the end or comes after it, an observer hears the last element and \
      the end, once.
      """
    ) { race in
      let log = Log()
      let subject = AsyncSubject<Int>()
      subject.onNext(1)
      race.thread("the subscriber") { _ = subject.subscribe(Witness("new", in: race, log)) }
      race.thread("the sender") {
        subject.onNext(2)
        subject.onCompleted()
      }
      race.atEnd {
        let heard = log.heard(by: "new")
        if heard == ["2", "completed"] { return nil }
        return """
          1 and 2 were sent, and the end. An observer that subscribed meanwhile heard \
          \(heard.listed).
          """
      }
    }
  }

  @Test func `an element sent while another thread completes it counts for all, or for none`() {
    inEveryInterleaving(
      """
      The last element is decided with the end, in one step: later observers hear the same as those \
      that were there.
      """
    ) { race in
      let log = Log()
      let subject = AsyncSubject<Int>()
      subject.onNext(1)
      for name in ["a", "b"] { _ = subject.subscribe(Witness(name, in: race, log)) }
      race.thread("the sender") { subject.onNext(2) }
      race.thread("the other") { subject.onCompleted() }
      race.atEnd {
        _ = subject.subscribe(Witness("late", in: race, log))
        let (all, late) = (["a", "b"].map { log.heard(by: $0) }, log.heard(by: "late"))
        let isResult = [["1", "completed"], ["2", "completed"]].contains(late)
        if isResult, all == [late, late] { return nil }
        return """
          One thread sent 2, and another the end. Two observers heard \(all[0].listed), and \
          \(all[1].listed); one that subscribed later heard \(late.listed).
          """
      }
    }
  }

  @Test func `the picture in the lesson is what happens`() {
    expectMarbles(
      ofLesson: "07-Subjects",
      exercise: "7.9",
      operators: ["AsyncSubject()": { fed(AsyncSubject(), by: $0) }]
    )
  }
}
