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

@Suite struct `7.4 Disposing a subject` {
  @Test func `its observers are told nothing more, not even that`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(log.observer())
    subject.onNext(1)
    subject.dispose()
    subject.onNext(2)
    subject.onCompleted()

    #expect(
      log.values == ["next(1)"],
      "A disposed subject says nothing more. To let the observers know, send an end."
    )
    #expect(subject.isDisposed, "It was disposed, and says so.")
    #expect(!subject.hasObservers, "No observer will hear anything, so there are no observers.")
  }

  @Test func `an end is no disposal`() {
    let subject = PublishSubject<Int>()

    subject.onCompleted()

    #expect(!subject.isDisposed, "It has completed, and that is not the same.")
  }

  @Test func `a later observer is told that the subject was disposed`() {
    let subject = PublishSubject<Int>()
    let heard = Recorder<RxError>()
    subject.dispose()

    _ = subject.subscribe(onError: { error in (error as? RxError).map(heard.record) })

    #expect(
      heard.values.count == 1,
      "It is an error to use something that was disposed, and the observer is told so."
    )
    guard case .disposed(let object)? = heard.values.first else {
      Issue.record("The error is `RxError.disposed`, so that it can be distinguished from others.")
      return
    }
    let namesTheSubject = object === subject
    #expect(namesTheSubject, "The error names the object that was disposed: the subject.")
  }

  @Test func `a later observer is told so even if the subject had ended before`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    subject.onCompleted()
    subject.dispose()
    _ = subject.subscribe(log.observer())

    #expect(
      log.values.map { String($0.prefix(5)) } == ["error"],
      "It had completed, and was disposed after that. The disposal counts."
    )
  }

  @Test func `an end after the disposal changes nothing`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    subject.dispose()
    subject.onCompleted()
    _ = subject.subscribe(log.observer())

    #expect(
      log.values.map { String($0.prefix(14)) } == ["error(disposed"],
      "Once disposed it ignores what it is told, including an end."
    )
  }

  @Test func `its observers are freed`() {
    let subject = PublishSubject<Int>()
    let lifetimes = Lifetimes()

    let token = subject.subscribe(AnyObserver { [probe = lifetimes.probe()] _ in probe.touch() })
    subject.dispose()

    #expect(
      lifetimes.alive == 0,
      "They will be told nothing more, so there is no reason to keep them."
    )
    token.dispose()
  }

  @Test(arguments: [true, false])
  func `no subscription is counted any more`(hasEnded: Bool) {
    let subject = BehaviorSubject(value: 0)

    let token = subject.subscribe(Log().observer())
    if hasEnded { subject.onCompleted() }
    subject.dispose()
    #expect(
      !subject.hasObservers,
      """
      A behavior subject has observers as long as there is a subscription that was not disposed, even \
      after its end. All of them were disposed with the subject.
      """
    )
    token.dispose()
    #expect(!subject.hasObservers, "One subscription was subtracted twice.")
  }

  @Test func `a token of a disposed subject has nothing to do`() {
    let subject = PublishSubject<Int>()

    let token = subject.subscribe(Log().observer())
    subject.dispose()
    token.dispose()
    token.dispose()

    #expect(
      !subject.hasObservers,
      "No observer is left, no matter which of the two was disposed first."
    )
    let counted = subject.machine.withLock { $0.subscriptions }
    #expect(
      counted == 0,
      """
      The subject was disposed, which ended its one subscription, and then the token was. The subject \
      counts \(counted) subscriptions.
      """
    )
  }

  @Test func `disposed in the middle of a delivery, it says no more`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    _ = subject.subscribe(log.observer("a") { _ in subject.dispose() })
    _ = subject.subscribe(log.observer("b"))
    subject.onNext(1)

    #expect(
      log.values == ["a next(1)"],
      "The first observer disposed the subject, and the second was told 1 after that."
    )
  }

  @Test(arguments: [Event<Int>.next(1), .completed])
  func `disposed by another thread during a delivery, it says no more`(event: Event<Int>) {
    inEveryInterleaving(
      """
      The call that has begun when the subject is disposed still comes. The observers whose turn comes \
      later are passed over, no matter what is being delivered, an element or an end.
      """
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      _ = subject.subscribe(Witness("a", in: race, log))
      _ = subject.subscribe(Witness("b", in: race, log))
      race.thread("the sender") { subject.on(event) }
      race.thread("the disposer") {
        subject.dispose()
        log.record("disposed")
      }
      race.atEnd {
        let later = log.values(after: "disposed")
        if subject.hasObservers { return "The subject was disposed, and still has observers." }
        guard later.count > 1 else { return nil }
        return """
          `dispose()` had returned, and after that both observers were called: \(later.listed). For one \
          of them the call may have begun before, but not for both.
          """
      }
    }
  }

  @Test func `disposed and ended on two threads, it is disposed`() {
    inEveryInterleaving(
      "Whichever came first: a disposed subject tells later observers `RxError.disposed`."
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      race.thread("the sender") { subject.onCompleted() }
      race.thread("the disposer") { subject.dispose() }
      race.atEnd {
        _ = subject.subscribe(log.observer("late"))
        if !subject.isDisposed { return "The subject was disposed, and says that it is not." }
        let heard = log.heard(by: "late")
        if heard.count == 1, heard[0].hasPrefix("error(disposed") { return nil }
        return """
          The subject was disposed, and an observer that subscribed later heard \(heard.listed).
          """
      }
    }
  }

  @Test func `an observer that subscribes while it is disposed is told so, or gets silence`() {
    inEveryInterleaving(
      """
      If it has its slot before the disposal, the slot is closed with all the others; if it comes \
      later, it is told the error.
      """
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      race.thread("the disposer") { subject.dispose() }
      race.thread("the subscriber") { _ = subject.subscribe(Witness("new", in: race, log)) }
      race.atEnd {
        subject.onNext(1)
        let heard = log.heard(by: "new")
        if subject.hasObservers { return "The subject was disposed, and still has observers." }
        if heard.isEmpty || heard.count == 1 && heard[0].hasPrefix("error(disposed") { return nil }
        return """
          The subject was disposed while an observer subscribed, and it heard \(heard.listed).
          """
      }
    }
  }

  @Test func `whoever comes while it is disposed is closed with all the others`() {
    inEveryInterleaving(
      """
      Which slots are to be closed is decided in the step that disposes the subject. Whoever got a slot \
      before that is among them; whoever comes later gets none.
      """
    ) { race in
      let log = Log()
      let subject = PublishSubject<Int>()
      race.thread("the disposer") {
        subject.dispose()
        log.record("disposed")
      }
      race.thread("the other") {
        _ = subject.subscribe(log.observer("a"))
        _ = subject.subscribe(log.observer("b"))
        subject.onNext(1)
      }
      race.atEnd {
        let later = log.values(after: "disposed").filter { $0.hasSuffix("next(1)") }
        guard later.count > 1 else { return nil }
        return """
          `dispose()` had returned, and after that both observers were called: \(later.listed). For one \
          of them the call may have begun before, but not for both.
          """
      }
    }
  }

  @Test func `the error of a failed subject is freed while no lock is held`() {
    let outcome = Recorder<Bool>()
    let subject = PublishSubject<Int>()

    subject.onError(Regret(LastWill(outcome) { [weak subject] in _ = subject?.hasObservers }))
    subject.dispose()

    #expect(
      outcome.values == [true],
      """
      A failed subject keeps its error for later observers; a disposed one has no use for it. It has to \
      be freed after the lock is released: an error can hold anything, and run its `deinit`.
      """
    )
  }

  @Test func `an error that comes while the subject is disposed is freed while no lock is held`() {
    inEveryInterleaving(
      """
      The subject fails while another thread disposes it. When the error is freed, its `deinit` asks the \
      subject something. Inside the lock, that code waits for its own thread.
      """
    ) { race in
      let subject = PublishSubject<Int>()
      race.thread("the sender") {
        subject.onError(
          Remorse(
            LastWords { [weak subject] in
              race.step("the error is freed")
              _ = subject?.hasObservers
            }
          )
        )
      }
      race.thread("the other") { subject.dispose() }
    }
  }

  @Test func `an element that waits is freed while no lock is held`() {
    let outcome = Recorder<Bool>()
    let subject = PublishSubject<LastWill?>()
    let token = subject.subscribe(onNext: { [weak subject] will in
      guard will == nil else { return }
      _ = anotherThreadCan {
        subject?.onNext(LastWill(outcome) { [weak subject] in _ = subject?.hasObservers })
        subject?.dispose()
      }
    })
    subject.onNext(nil)

    #expect(
      outcome.values == [true],
      """
      Another thread sent an element, which had to wait for its turn, and disposed the subject. When the \
      element was freed, its `deinit` asked the subject something: inside the lock, that waits for ever.
      """
    )
    token.dispose()
  }

  @Test func `an observer is freed while no lock is held`() {
    let outcome = Recorder<Bool>()
    let subject = PublishSubject<Int>()

    do {
      let will = LastWill(outcome) { [weak subject] in _ = subject?.hasObservers }
      _ = subject.subscribe(AnyObserver { _ in will.touch() })
    }
    subject.dispose()

    #expect(
      outcome.values == [true],
      """
      The observer has to be freed with the disposal, and after the lock is released: a `deinit` in \
      it may call the subject, or wait for a thread that does.
      """
    )
  }
}

/// An error that holds an object.
private struct Regret: Error, @unchecked Sendable {
  // Unchecked: one thread makes it and lets it go.
  let will: LastWill

  init(_ will: LastWill) {
    self.will = will
  }
}

/// An error that does something when it is freed.
private struct Remorse: Error, @unchecked Sendable {
  // Unchecked: it is set once, and any thread may free it.
  let words: LastWords

  init(_ words: LastWords) {
    self.words = words
  }
}
