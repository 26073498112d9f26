import ContractTesting
import Interleaving
import InterleavingTesting
import RxTesting
import Solution02ManyObservers
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

  @Test func `an element is passed on as an element`() {
    let (log, calls) = (Log(), Log())
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(log.observer())
    _ = subject.subscribe(CallRecorder(log: calls))
    subject.on(.next(1))
    subject.onNext(2)

    #expect(log.values == ["next(1)", "next(2)"], "However it is sent, all of it is heard.")
    #expect(
      calls.values == ["onNext(1)", "onNext(2)"],
      "An observer that has a method for elements is called through it, not through `on(_:)`."
    )
  }

  @Test func `each subscription is counted`() {
    let subject = BehaviorSubject(value: 0)

    #expect(!subject.hasObservers, "Nobody has subscribed yet.")
    _ = subject.subscribe(Log().observer())
    #expect(
      subject.hasObservers,
      """
      A behavior subject says whether somebody listens by the number of subscriptions. There is one, and it \
      was not counted.
      """
    )
  }

  @Test func `a token that is kept does not keep the observer of a subject that is gone`() {
    let lifetimes = Lifetimes()
    var subject: PublishSubject<Int>? = PublishSubject()
    let token = subject?
      .subscribe(AnyObserver { [probe = lifetimes.probe()] _ in probe.touch() })
    subject = nil

    #expect(
      lifetimes.alive == 0,
      """
      The subject is gone, and so nobody will tell the observer anything. A token knows its slot by the \
      key, and by nothing that keeps the observer.
      """
    )
    token?.dispose()
  }

  @Test func `a subject that is over passes nothing on, and gives out no slot`() {
    let log = Log()
    let subject = Diary()

    _ = subject.subscribe(log.observer("a"))
    subject.machine.withLock { $0.life = .ended(.completed) }
    subject.onNext(1)
    #expect(
      log.values.isEmpty,
      "The subject was over when 1 was sent: nothing comes after the end."
    )
    #expect(
      subject.pages.isEmpty,
      "The subject was over when 1 was sent, and remembers it: later observers would hear 1."
    )

    let before = subject.machine.withLock { $0.slots.count }
    _ = subject.subscribe(Log().observer())
    let after = subject.machine.withLock { $0.slots.count }
    #expect(
      before == after,
      """
      An observer that came too late has a slot. Nothing will ever come for it, and nobody takes it out \
      again.
      """
    )
    let counted = subject.machine.withLock { $0.subscriptions }
    #expect(
      counted == 1,
      """
      One observer came before the end and one after it. The second has no slot and so nothing to give \
      up: whoever is counted without a slot stays counted. The count is \(counted).
      """
    )
  }

  @Test func `a subject that is asked for its past is told how it has ended`() {
    for end in [End.completed, .failed(Storm())] {
      let subject = Archive()

      _ = subject.subscribe(Log().observer())
      #expect(
        subject.questions.last == "nil",
        "An observer came while the subject was running: it is asked for the past before no end."
      )
      subject.machine.withLock { $0.life = .ended(end) }
      _ = subject.subscribe(Log().observer())

      #expect(
        subject.questions.last == "\(end)",
        """
        An observer came after the end. What it hears first may depend on how the subject has ended, so \
        `past` has to be told.
        """
      )
    }
  }

  @Test func `a subject with a past is asked whether answers nest in it`() {
    let diary = QuietDiary()

    for number in 1...2 { diary.onNext(number) }
    _ = diary.subscribe(Log().observer())

    #expect(
      diary.questions > 0,
      """
      An observer has subscribed to a subject whose past is 1 and 2, and `answersNest` of that subject was \
      not read. Subclasses differ in it: here an answer to 1 has to come after 2.
      """
    )
  }

  @Test func `a new observer hears first what is remembered, inside subscribe`() {
    let log = Log()
    let diary = Diary()

    diary.onNext(1)
    diary.onNext(2)
    _ = diary.subscribe(log.observer("new"))
    log.record("subscribed")
    diary.onNext(3)

    #expect(
      log.values == ["new next(1)", "new next(2)", "subscribed", "new next(3)"],
      """
      This subject remembers all that it is told. A new observer hears that first, before \
      `subscribe` returns, and then what comes.
      """
    )
  }

  @Test func `an element that is held back is remembered, and nobody hears it`() {
    let log = Log()
    let diary = SecretDiary()

    _ = diary.subscribe(log.observer())
    diary.onNext(1)

    #expect(diary.pages == [1], "This subject remembers what it is told, and 1 is missing.")
    #expect(
      log.values.isEmpty,
      "`passesElementsOn` of this subject is false: its elements are not told when they come."
    )
  }

  @Test func `an element that is held back takes no turn`() {
    let log = Log()
    let diary = OpenedDiary()

    _ = diary.subscribe(log.observer())
    diary.onNext(1)
    diary.isOpen = true
    #expect(anotherThreadCan { diary.onNext(2) }, "The other thread got stuck.")

    #expect(
      log.values == ["next(2)"],
      """
      1 was held back, so there was nothing to deliver. Later another thread sent 2, which this subject \
      passes on, and its `onNext` has returned. Nobody was delivering at that moment: the thread has to \
      deliver it.
      """
    )
  }

  @Test func `what is no longer remembered is freed while no lock is held`() {
    let outcome = Recorder<Bool>()
    let subject = Snapshot<LastWill>()

    subject.onNext(LastWill(outcome) { [weak subject] in _ = subject?.hasObservers })
    subject.onNext(LastWill(Recorder()) {})

    #expect(
      outcome.values == [true],
      """
      This subject keeps one element. The second one replaced the first, which has to be freed \
      after the lock is released: a `deinit` in it may call the subject, or wait for a thread \
      that does.
      """
    )
  }

  @Test func `what is held back is freed while no lock is held, too`() {
    let outcome = Recorder<Bool>()
    let subject = QuietSnapshot<LastWill>()

    subject.onNext(LastWill(outcome) { [weak subject] in _ = subject?.hasObservers })
    subject.onNext(LastWill(Recorder()) {})

    #expect(
      outcome.values == [true],
      """
      This subject keeps one element, and tells none when it comes. The second one replaced the first, \
      which has to be freed after the lock is released, though there is nothing to deliver.
      """
    )
  }

  @Test func `nobody waits while a new observer is told the past`() {
    let diary = Diary()
    var couldAsk = false
    diary.onNext(1)

    _ = diary.subscribe(
      Log().observer("a") { _ in couldAsk = anotherThreadCan { _ = diary.hasObservers } }
    )

    #expect(
      couldAsk,
      "Another thread asked the subject something and got stuck: a lock is held while an observer runs."
    )
  }

  @Test func `what is sent while an observer subscribes is in its past or comes later`() {
    inEveryInterleaving(
      """
      To remember an element and to decide who hears it is one step; to find out the past and to \
      get a slot is another one. If something comes between, an element is lost or told twice.
      """
    ) { race in
      let log = Log()
      let diary = Diary()
      race.thread("the sender") { diary.onNext(1) }
      race.thread("the subscriber") { _ = diary.subscribe(Witness("new", in: race, log)) }
      race.atEnd {
        let heard = log.heard(by: "new")
        if heard == ["1"] { return nil }
        return """
          1 was sent while an observer subscribed to a subject that remembers everything, and it heard \
          \(heard.listed).
          """
      }
    }
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

  @Test func `what was sent is heard, even if it has to wait and the subject is over by then`() {
    inEveryInterleaving(
      """
      Who hears an element is decided when it is sent. It may have to wait until another thread is done, \
      and the subject may be over by then: that is no reason to drop it.
      """
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      _ = subject.subscribe(log.observer("a") { race.step("a hears \($0)") })
      race.thread("the sender") { subject.onNext(1) }
      race.thread("the other") {
        subject.onNext(2)
        subject.machine.withLock { $0.life = .ended(.completed) }
      }
      race.atEnd {
        let heard = log.heard(by: "a")
        if heard.contains("next(2)") { return nil }
        return """
          One thread sent 1. Another one sent 2, and the subject was over after that. The observer heard \
          \(heard.listed).
          """
      }
    }
  }

  @Test func `what is sent while the subject ends is remembered before the end, or not at all`() {
    inEveryInterleaving(
      """
      To find out that the subject is running and to remember the element is one step. In two steps, the \
      subject can be over in between.
      """
    ) { race in
      let diary = Diary()
      let pages = Recorder<[Int]>()
      race.thread("the sender") { diary.onNext(1) }
      race.thread("the other") {
        let atTheEnd = diary.machine.withLock { machine in
          machine.life = .ended(.completed)
          return diary.pages
        }
        pages.record(atTheEnd)
      }
      race.atEnd {
        if diary.pages == pages.values.last { return nil }
        return """
          A subject that remembers everything remembered \((pages.values.last ?? []).map(String.init).listed) \
          when it was over, and later it remembered \(diary.pages.map(String.init).listed).
          """
      }
    }
  }

  @Test func `an observer that comes after an element was sent does not hear it`() {
    inEveryInterleaving(
      """
      Who hears an element is decided when it is sent. It may have to wait until another thread is done, \
      and an observer that comes in the meantime comes after it.
      """
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      _ = subject.subscribe(log.observer("a") { race.step("a hears \($0)") })
      race.thread("the sender") { subject.onNext(1) }
      race.thread("the other") {
        subject.onNext(2)
        _ = subject.subscribe(log.observer("late"))
      }
      race.atEnd {
        let heard = log.heard(by: "late")
        if !heard.contains("next(2)") { return nil }
        return "One thread sent 2 and then subscribed. Its observer heard \(heard.listed)."
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

/// A subject that remembers everything.
private class Diary: Broadcast<Int> {
  private(set) var pages: [Int] = []

  override func note(_ element: inout Int) { pages.append(element) }
  override func past(before end: End?) -> [Int] { pages }
}

/// A subject that writes down what it is asked, and has no past.
private final class Archive: Broadcast<Int> {
  private(set) var questions: [String] = []

  override func past(before end: End?) -> [Int] {
    questions.append(end.map { "\($0)" } ?? "nil")
    return []
  }
}

/// A subject that lets no answer into its past, and counts how often it is asked about that.
private final class QuietDiary: Diary {
  private(set) var questions = 0

  override var answersNest: Bool {
    questions += 1
    return false
  }
}

/// A subject that remembers everything, and tells nobody when it comes.
private final class SecretDiary: Diary {
  override var passesElementsOn: Bool { false }
}

/// A subject that remembers everything, and tells nobody until it is opened.
private final class OpenedDiary: Diary, @unchecked Sendable {
  // Unchecked: one thread is done before the other one begins.
  var isOpen = false

  override var passesElementsOn: Bool { isOpen }
}

/// A subject that remembers one element, and tells it to nobody who comes later.
private class Snapshot<Element>: Broadcast<Element> {
  private var kept: Element?

  override func note(_ element: inout Element) {
    let old = kept
    kept = element
    if let old { element = old }
  }
}

/// A subject that remembers one element, and tells it to nobody at all.
private final class QuietSnapshot<Element>: Snapshot<Element> {
  override var passesElementsOn: Bool { false }
}
