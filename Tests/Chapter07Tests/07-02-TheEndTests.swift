import ContractTesting
import Interleaving
import InterleavingTesting
import RxTesting
import Solution02ManyObservers
import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution07Subjects
#else
@testable import Chapter07Subjects
#endif

@Suite struct `7.2 The end` {
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

  @Test func `an end is passed on as an end, and not as an event`() {
    let calls = Log()
    let (subject, other) = (PublishSubject<Int>(), PublishSubject<Int>())

    _ = subject.subscribe(CallRecorder(log: calls))
    _ = other.subscribe(CallRecorder(log: calls))
    subject.on(.completed)
    other.onError(Storm())

    #expect(
      calls.values == ["onCompleted()", "onError(storm)"],
      "An observer that has a method for each kind of event is called through these, not through `on(_:)`."
    )

    let late = Log()
    _ = subject.subscribe(CallRecorder(log: late))
    _ = other.subscribe(CallRecorder(log: late))
    #expect(
      late.values == ["onCompleted()", "onError(storm)"],
      "These observers came after the end. What is left to tell goes through the same methods."
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `after its end a subject ignores what it is told`(end: Event<Int>) {
    let log = Log()
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(log.observer())
    subject.onNext(1)
    subject.on(end)
    subject.onNext(2)
    subject.onCompleted()
    subject.onError(Storm())

    #expect(
      log.values == ["next(1)", "\(end)"],
      """
      Anybody may send to a subject, and somebody did so after the end. A sequence has one end, and \
      nothing follows it; the subject has to make sure of that itself.
      """
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an observer that subscribes after the end is told the end`(end: Event<Int>) {
    let log = Log()
    let subject = PublishSubject<Int>()

    subject.onNext(1)
    subject.on(end)
    _ = subject.subscribe(log.observer("late"))
    log.record("subscribed")

    #expect(
      log.values == ["late \(end)", "subscribed"],
      """
      Inside `subscribe` it is told how the subject has ended, and nothing else. Otherwise it would wait \
      for something that is over, or believe something that is not true.
      """
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `what a subject remembers comes before the end`(end: Event<Int>) {
    let log = Log()
    let annals = Annals()

    annals.on(end)
    _ = annals.subscribe(log.observer("late"))

    #expect(
      log.values == ["late next(1)", "late next(2)", "late \(end)"],
      """
      This subject remembers 1 and 2, even after its end. A later observer hears first what is \
      remembered, and then the end: nothing follows an end.
      """
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an observer that has heard the past does not hear it again at the end`(end: Event<Int>) {
    let log = Log()
    let annals = Annals()

    _ = annals.subscribe(log.observer())
    annals.on(end)

    #expect(
      log.values == ["next(1)", "next(2)", "\(end)"],
      """
      This subject remembers 1 and 2, and passes elements on when they come. So nothing was held back \
      that would have to be told before the end.
      """
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `what was held back is told to all before any of them hears the end`(end: Event<Int>) {
    let log = Log()
    let reserve = Reserve()

    _ = reserve.subscribe(log.observer("a"))
    _ = reserve.subscribe(log.observer("b"))
    reserve.onNext(1)
    #expect(log.values.isEmpty, "It holds its elements back until its end.")
    reserve.on(end)

    #expect(
      log.values == ["a next(1)", "b next(1)", "a \(end)", "b \(end)"],
      """
      `passesElementsOn` of this subject is false, and its past at the end is 1. First everybody hears \
      the 1, and then everybody hears the end.
      """
    )
  }

  @Test func `what was held back is the same for all, whatever another thread sends`() {
    inEveryInterleaving(
      """
      What is told before the end is found out in the step that ends the subject. Otherwise an element \
      may come between: those who waited don't hear it, and those who come later do.
      """
    ) { race in
      let log = Log()
      let reserve = Reserve()
      _ = reserve.subscribe(log.observer("a"))
      race.thread("the sender") { reserve.onNext(1) }
      race.thread("the other") { reserve.onCompleted() }
      race.atEnd {
        _ = reserve.subscribe(log.observer("late"))
        let (heard, late) = (log.heard(by: "a"), log.heard(by: "late"))
        if heard == late, heard.last == "completed" { return nil }
        return """
          1 was sent while the subject completed. The observer that had waited heard \(heard.listed), \
          and one that subscribed later heard \(late.listed).
          """
      }
    }
  }

  @Test func `nobody waits while an observer is told the end`() {
    let subject = PublishSubject<Int>()
    var couldAsk = false

    _ = subject.subscribe(
      Log().observer("a") { _ in couldAsk = anotherThreadCan { _ = subject.hasObservers } }
    )
    subject.onCompleted()

    #expect(
      couldAsk,
      "Another thread asked the subject something and got stuck: a lock is held while an observer runs."
    )
  }

  @Test func `of two ends the first one counts, even for later observers`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    subject.onError(Storm())
    subject.onCompleted()
    _ = subject.subscribe(log.observer("late"))

    #expect(
      log.values == ["late error(storm)"],
      "It failed, and the `completed` came too late to change that."
    )
  }

  @Test func `after the end nobody listens`() {
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(Log().observer())
    subject.onCompleted()
    #expect(
      !subject.hasObservers,
      "All observers were told the end; there is nothing left to wait for."
    )

    _ = subject.subscribe(Log().observer())
    #expect(
      !subject.hasObservers,
      "An observer that subscribes too late is told the end, and gets no slot."
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `while the end is told the slots stay in the bag`(end: Event<Int>) {
    let counts = Recorder<Int>()
    let subject = PublishSubject<Int>()

    for _ in 1...2 {
      _ = subject.subscribe { _ in
        _ = anotherThreadCan { counts.record(subject.machine.withLock { $0.slots.count }) }
      }
    }
    subject.on(end)

    #expect(
      counts.values == [2, 2],
      """
      Two observers were told the end, and the bag was counted each time: \(counts.values). An observer \
      whose turn has not come may still leave, in 7.3. For that its slot has to be found in the bag.
      """
    )
    #expect(
      subject.machine.withLock { $0.slots.count } == 0,
      "Everybody was told the end, and the bag is not empty."
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `after the end the observers are freed`(end: Event<Int>) {
    let subject = PublishSubject<Int>()
    let lifetimes = Lifetimes()

    let token = subject.subscribe(
      AnyObserver { [probe = lifetimes.probe()] _ in probe.touch() }
    )
    #expect(lifetimes.alive == 1, "Until then the subject keeps it alive.")
    subject.on(end)

    #expect(
      lifetimes.alive == 0,
      """
      The subject has ended, and still keeps its observer and everything that the observer captured. A \
      subject may live as long as the app, and its token may stay in a bag for as long.
      """
    )
    token.dispose()
  }

  @Test func `an observer that subscribes while the end is told is told the end as well`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(
      log.observer("a") { event in
        if event.isStopEvent { _ = subject.subscribe(log.observer("late")) }
      }
    )
    _ = subject.subscribe(log.observer("b"))
    subject.onCompleted()

    #expect(
      log.values == ["a completed", "late completed", "b completed"],
      "When the first observer was told the end, the subject had already ended, for new observers too."
    )
  }

  @Test func `an observer is freed while no lock is held`() {
    let outcome = Recorder<Bool>()
    let subject = PublishSubject<Int>()

    do {
      let will = LastWill(outcome) { [weak subject] in _ = subject?.hasObservers }
      _ = subject.subscribe(AnyObserver { _ in will.touch() })
    }
    subject.onCompleted()

    #expect(
      outcome.values == [true],
      """
      The observer has to be freed at the end, and after the lock is released: a `deinit` in it may \
      call the subject, or wait for a thread that does.
      """
    )
  }

  @Test func `if two threads send an end, all hear the same one`() {
    inEveryInterleaving(
      """
      Which of the two was first is decided once, under the lock; the observers that are there and the \
      later ones have to hear that one, and nothing of the other.
      """
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      _ = subject.subscribe(Witness("a", in: race, log))
      race.thread { subject.onCompleted() }
      race.thread { subject.onError(Storm()) }
      race.atEnd {
        _ = subject.subscribe(log.observer("late"))
        let (heard, late) = (log.heard(by: "a"), log.heard(by: "late"))
        if heard.count == 1, heard == late { return nil }
        return """
          Two threads sent an end, one `completed` and one an error. The observer that was there heard \
          \(heard.listed), and one that subscribed later heard \(late.listed).
          """
      }
    }
  }

  @Test func `an observer that subscribes while another thread sends the end hears it once`() {
    inEveryInterleaving(
      """
      Either it has its slot before the end comes, and is told the end like everybody else, or it comes \
      later, and is told inside `subscribe`.
      """
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      race.thread("the sender") { subject.onCompleted() }
      race.thread("the subscriber") { _ = subject.subscribe(Witness("new", in: race, log)) }
      race.atEnd {
        let heard = log.heard(by: "new")
        if heard != ["completed"] {
          return "The subject ended while an observer subscribed, and it heard \(heard.listed)."
        }
        return subject.hasObservers ? "The subject has ended, and says that somebody listens." : nil
      }
    }
  }

  @Test func `nobody waits while a later observer is told the end`() {
    inEveryInterleaving(
      """
      An observer is other people's code, and may wait for a thread that uses the subject: it is told \
      the end after the lock is released.
      """
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      subject.onCompleted()
      // The observer needs a device that only one thread at a time may touch.
      let device = Lock(())
      func useDevice(_ body: () -> Void) {
        race.step("needs the device")
        device.withLock(file: "", line: 0) { _ in body() }
      }
      race.thread("the subscriber") {
        _ = subject.subscribe(
          AnyObserver { event in useDevice { log.record("late \(event)") } }
        )
      }
      race.thread("the other") { useDevice { _ = subject.hasObservers } }
      race.atEnd {
        let heard = log.heard(by: "late")
        if heard == ["completed"] { return nil }
        return "An observer subscribed after the end, and heard \(heard.listed)."
      }
    }
  }

  @Test func `what is sent before the end is heard, even if it has to wait`() {
    inEveryInterleaving(
      """
      What was sent before the end is told to everybody who was there, and so is the end. They may have \
      to wait until another thread is done: that is no reason to drop one of them.
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

  @Test func `the slots stay in the bag until the end has been told`() {
    inEveryInterleaving(
      """
      The end is sent while another thread delivers, and has to wait. Until it has been told, all slots \
      have to be in the bag, so that whoever leaves before its turn can be taken out; afterwards, none.
      """
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      var isEmptied = false
      _ = subject.subscribe(log.observer("a") { race.step("a hears \($0)") })
      race.thread("the sender") { subject.onNext(1) }
      race.thread("the other") {
        subject.onCompleted()
        let slots = subject.machine.withLock { $0.slots.count }
        isEmptied = slots == 0 && !log.heard(by: "a").contains("completed")
      }
      race.atEnd {
        let slots = subject.machine.withLock { $0.slots.count }
        if slots > 0, log.heard(by: "a").contains("completed") {
          return "The end was told, and nobody has taken the slots out of the bag."
        }
        guard isEmptied else { return nil }
        return "When `onCompleted()` returned, the end had not been told, and no slot was left."
      }
    }
  }

  @Test func `an end is no disposal, and whoever heard it is still counted`() {
    let subject = BehaviorSubject(value: 0)
    let tokens = (0..<2).map { _ in subject.subscribe { _ in } }
    subject.onCompleted()

    let count = subject.machine.withLock { $0.subscriptions }
    #expect(count == 2, "Two have subscribed, and neither has disposed. Counted: \(count).")
    tokens.forEach { $0.dispose() }
  }

  @Test func `the picture in the lesson is what happens`() {
    expectMarbles(
      ofLesson: "07-Subjects",
      exercise: "7.2",
      operators: ["PublishSubject()": { fed(PublishSubject(), by: $0) }]
    )
  }
}

/// A subject that has a past from the beginning, and keeps it.
private final class Annals: Broadcast<Int> {
  override func past(before end: End?) -> [Int] { [1, 2] }
}

/// A subject that holds everything back until its end, and tells it then.
private final class Reserve: Broadcast<Int> {
  private var kept: [Int] = []

  override var passesElementsOn: Bool { false }
  override func note(_ element: inout Int) { kept.append(element) }
  override func past(before end: End?) -> [Int] { end == nil ? [] : kept }
}

/// An observer that writes down which of its methods was called.
private struct CallRecorder: ObserverType {
  let log: Log

  func on(_ event: Event<Int>) { log.record("on(\(event))") }
  func onNext(_ element: Int) { log.record("onNext(\(element))") }
  func onError(_ error: any Error) { log.record("onError(\(error))") }
  func onCompleted() { log.record("onCompleted()") }
}
