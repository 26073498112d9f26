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

@Suite struct `7.3 Leaving` {
  @Test func `a token gives up one slot, and no other`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    let first = subject.subscribe(log.observer("a"))
    _ = subject.subscribe(log.observer("b"))
    subject.onNext(1)
    first.dispose()
    subject.onNext(2)
    subject.onCompleted()

    #expect(
      log.values == ["a next(1)", "b next(1)", "b next(2)", "b completed"],
      "The first observer left after 1: it hears no more elements, and no end either."
    )
  }

  @Test func `to leave twice does no harm`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    let first = subject.subscribe(log.observer("a"))
    first.dispose()
    _ = subject.subscribe(log.observer("b"))
    first.dispose()
    subject.onNext(1)

    #expect(subject.hasObservers, "The second `dispose()` took a slot that was not its own.")
    #expect(log.values == ["b next(1)"], "The second `dispose()` has nothing left to do.")
  }

  @Test func `when the last observer has left nobody listens`() {
    let subject = PublishSubject<Int>()

    let token = subject.subscribe(Log().observer())
    token.dispose()

    #expect(!subject.hasObservers, "It was the only observer, and it has left.")
  }

  @Test func `a disposed token frees the observer`() {
    let subject = PublishSubject<Int>()
    let lifetimes = Lifetimes()

    let token = subject.subscribe(AnyObserver { [probe = lifetimes.probe()] _ in probe.touch() })
    token.dispose()

    #expect(
      lifetimes.alive == 0,
      "It will hear nothing more. Neither the subject nor the token has a reason to keep it."
    )
  }

  @Test func `a token keeps neither the subject nor the observer`() {
    let lifetimes = Lifetimes()
    var subject: PublishSubject<Int>? = PublishSubject()
    weak let gone = subject

    let token = subject?
      .subscribe(AnyObserver { [probe = lifetimes.probe()] _ in probe.touch() })
    subject = nil

    #expect(gone == nil, "A token is for leaving a subject, and must not keep it alive.")
    #expect(lifetimes.alive == 0, "The observer belongs to the subject, and goes with it.")
    token?.dispose()
  }

  @Test(arguments: [false, true])
  func `an observer that has left is not counted, even after the end`(hasEnded: Bool) {
    let subject = BehaviorSubject(value: 0)

    let tokens = [subject.subscribe(Log().observer()), subject.subscribe(Log().observer())]
    if hasEnded { subject.onCompleted() }
    tokens[0].dispose()
    #expect(subject.hasObservers, "One of two has left, and the other one is still counted.")
    tokens[1].dispose()

    #expect(
      !subject.hasObservers,
      """
      A behavior subject counts each subscription until it is disposed, even after its end. Both were \
      disposed, and one is still counted.
      """
    )
  }

  @Test func `whoever leaves is freed while no lock is held`() {
    let outcome = Recorder<Bool>()
    let subject = PublishSubject<Int>()
    var token: Disposable?

    do {
      let will = LastWill(outcome) { [weak subject] in _ = subject?.hasObservers }
      token = subject.subscribe(AnyObserver { _ in will.touch() })
    }
    token?.dispose()

    #expect(
      outcome.values == [true],
      """
      The observer has to be freed when it leaves, and after the lock is released: a `deinit` in it may \
      call the subject, or wait for a thread that does.
      """
    )
  }

  @Test func `a slot that is closed while it tells the past says no more`() {
    let log = Log()
    let holder = Recorder<AnySlot>()
    let slot = ObserverSlot(
      log.observer("a", andThen: { (_: Event<Int>) in holder.values.first?.close() }),
      answersNest: false
    )
    holder.record(slot)

    slot.replay([1, 2])

    #expect(
      log.values == ["a next(1)"],
      "The slot was closed when its observer heard 1, and the rest of the past is not for it any more."
    )
  }

  @Test func `a slot that is told the end while it tells the past says no more`() {
    let log = Log()
    let holder = Recorder<Slot<Int>>()
    let slot = ObserverSlot(
      log.observer("a") { (event: Event<Int>) in
        guard event.element == 1 else { return }
        holder.values.first?.tell(End.completed)
        holder.values.first?.tell(3)
      },
      answersNest: true
    )
    holder.record(slot)

    slot.replay([1, 2])

    #expect(
      log.values == ["a next(1)", "a completed"],
      """
      When it heard 1, the observer was told the end, and then there were two more elements: one that \
      was sent, and the rest of the past. Nothing comes after an end, whatever the slot is doing.
      """
    )
  }

  @Test func `an observer can leave while it is told something`() {
    let log = Log()
    let subject = PublishSubject<Int>()
    var token: Disposable?

    token = subject.subscribe(log.observer("a") { _ in token?.dispose() })
    subject.onNext(1)
    subject.onNext(2)

    #expect(
      log.values == ["a next(1)"],
      "After the first element it disposed its own token, so it hears no more."
    )
    token = nil
  }

  @Test func `an observer that is disposed by another one hears no more of that delivery`() {
    let log = Log()
    let subject = PublishSubject<Int>()
    var second: Disposable?

    _ = subject.subscribe(
      log.observer("a") { event in
        if event.element == 2 { second?.dispose() }
      }
    )
    second = subject.subscribe(log.observer("b"))
    subject.onNext(1)
    subject.onNext(2)

    #expect(
      log.values == ["a next(1)", "b next(1)", "a next(2)"],
      """
      The first observer disposed the second while 2 was being delivered. Nothing comes after \
      `dispose()`, even if the delivery had begun: the screen behind it may be half gone.
      """
    )
    second = nil
  }

  @Test func `after leaving not even an end is heard`() {
    let log = Log()
    let subject = PublishSubject<Int>()
    var second: Disposable?

    _ = subject.subscribe(log.observer("a") { _ in second?.dispose() })
    second = subject.subscribe(log.observer("b"))
    subject.onCompleted()

    #expect(
      log.values == ["a completed"],
      "The second observer had left before its turn to hear the end came."
    )
    second = nil
  }

  @Test func `an end within a delivery is the last that is heard`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(
      log.observer("a") { event in
        if event.element == 1 { subject.onCompleted() }
      }
    )
    _ = subject.subscribe(log.observer("b"))
    subject.onNext(1)

    #expect(
      log.values == ["a next(1)", "a completed", "b completed"],
      """
      While it was told 1, the first observer ended the subject, and the second was told the end. \
      The delivery of 1 was still in progress, and must not reach it after the end.
      """
    )
  }

  @Test func `a slot is open from the beginning, for the past and for an end`() {
    let log = Log()
    let (first, second) = (
      ObserverSlot(log.observer("first", of: Int.self), answersNest: false),
      ObserverSlot(log.observer("second", of: Int.self), answersNest: false)
    )

    first.replay([1, 2])
    second.tell(End.completed)
    second.replay([])

    #expect(
      log.values == ["first next(1)", "first next(2)", "second completed"],
      """
      Two slots were new. One had a past to tell, and to the other the end came before anything else. \
      Nobody had closed them: their observers hear it.
      """
    )
  }

  @Test(arguments: [Event<Int>.next(1), .completed])
  func `a delivery does not reach an observer that has left on another thread`(event: Event<Int>) {
    inEveryInterleaving(
      """
      If another thread is calling the observer at this very moment, that call still comes. But whoever \
      has left before its turn in the delivery comes is passed over, even if the delivery had begun.
      """
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      _ = subject.subscribe(Witness("a", in: race, log))
      let token = subject.subscribe(Witness("b", in: race, log))
      race.thread("the sender") { subject.on(event) }
      race.thread("the leaver") {
        token.dispose()
        log.record("b has left")
      }
      race.atEnd {
        let later = log.values(after: "b has left")
        guard later.contains(where: { $0.hasPrefix("a") }),
          let late = later.first(where: { $0.hasPrefix("b") })
        else { return nil }
        return """
          `dispose()` had returned when the delivery came to the first observer, and after that the \
          second one, which had left, still heard \(late.dropFirst(2)).
          """
      }
    }
  }

  @Test func `after leaving on another thread at most the call that has begun comes`() {
    inEveryInterleaving(
      """
      Once `dispose()` has returned, the one call that had already begun may still come, and nothing \
      else: the screen behind the observer may be gone.
      """
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      let token = subject.subscribe(Witness("a", in: race, log))
      race.thread("the sender") {
        subject.onNext(1)
        subject.onNext(2)
        subject.onCompleted()
      }
      race.thread("the leaver") {
        token.dispose()
        log.record("a has left")
      }
      race.atEnd {
        let later = log.values(after: "a has left")
        if subject.hasObservers { return "The only observer has left, and is still counted." }
        guard later.count > 1 else { return nil }
        return "`dispose()` had returned, and after that the observer heard \(later.listed)."
      }
    }
  }

  @Test func `a slot may be closed at any moment of its replay`() {
    inEveryInterleaving(
      "Whatever another thread makes of the slot meanwhile, closing it is one step, and for good."
    ) { race in
      let log = Log()
      let slot = ObserverSlot(log.observer(of: Int.self), answersNest: false)
      race.thread("the subscriber") { slot.replay([]) }
      race.thread("the closer") { slot.close() }
      race.atEnd {
        slot.tell(1)
        guard !log.values.isEmpty else { return nil }
        return
          "One thread closed the slot, and another replayed an empty past. Then it was told 1, and passed it on."
      }
    }
  }

  @Test func `an observer that stays loses nothing when others come and go`() {
    inEveryInterleaving(
      "Whoever comes or goes changes the bag; the delivery that is in progress has a copy of its own."
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      let token = subject.subscribe(log.observer("first"))
      _ = subject.subscribe(Witness("a", in: race, log))
      race.thread("the sender") {
        subject.onNext(1)
        subject.onNext(2)
      }
      race.thread("the others") {
        token.dispose()
        subject.subscribe(log.observer("guest")).dispose()
      }
      race.atEnd {
        let heard = log.heard(by: "a")
        if heard == ["1", "2"] { return nil }
        return "1 and 2 were sent. The observer that stayed all the time heard \(heard.listed)."
      }
    }
  }
}
