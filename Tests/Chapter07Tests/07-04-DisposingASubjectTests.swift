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
      "To dispose is to fall silent. Who wants the observers to know sends an end."
    )
    #expect(subject.isDisposed, "It was disposed, and says so.")
    #expect(!subject.hasObservers, "Nobody will hear anything, so nobody listens.")
  }

  @Test func `an end is no disposal`() {
    let subject = PublishSubject<Int>()

    subject.onCompleted()

    #expect(!subject.isDisposed, "It has completed. That is something else.")
  }

  @Test func `who comes later is told that it was disposed`() {
    let subject = PublishSubject<Int>()
    let heard = Recorder<RxError>()
    subject.dispose()

    _ = subject.subscribe(onError: { error in (error as? RxError).map(heard.record) })

    #expect(heard.values.count == 1, "It is an error to use what was disposed, and it is told so.")
    guard case .disposed(let object)? = heard.values.first else {
      Issue.record("The error is `RxError.disposed`, so that it can be told from others.")
      return
    }
    let namesTheSubject = object === subject
    #expect(namesTheSubject, "The error names the object that was disposed: the subject.")
  }

  @Test func `also after an end`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    subject.onCompleted()
    subject.dispose()
    _ = subject.subscribe(log.observer())

    #expect(
      log.values.map { String($0.prefix(5)) } == ["error"],
      "It had completed, and was disposed after that. What was last is what counts."
    )
  }

  @Test func `an end that comes after that changes nothing`() {
    let log = Log()
    let subject = PublishSubject<Int>()

    subject.dispose()
    subject.onCompleted()
    _ = subject.subscribe(log.observer())

    #expect(
      log.values.map { String($0.prefix(14)) } == ["error(disposed"],
      "It was disposed, and deaf since then: nobody can end it any more."
    )
  }

  @Test func `its observers are let go`() {
    let subject = PublishSubject<Int>()
    let lifetimes = Lifetimes()

    let token = subject.subscribe(AnyObserver { [probe = lifetimes.probe()] _ in probe.touch() })
    subject.dispose()

    #expect(lifetimes.alive == 0, "They will be told nothing, so there is no reason to keep them.")
    token.dispose()
  }

  @Test func `nobody counts any more`() {
    let subject = BehaviorSubject(value: 0)

    let token = subject.subscribe(Log().observer())
    subject.dispose()
    #expect(
      !subject.hasObservers,
      """
      A behavior subject says that somebody listens as long as a subscription was not disposed. With \
      the subject all of them were.
      """
    )
    token.dispose()
    #expect(!subject.hasObservers, "A subscription was counted out twice.")
  }

  @Test func `a token of a disposed subject has nothing to do`() {
    let subject = PublishSubject<Int>()

    let token = subject.subscribe(Log().observer())
    subject.dispose()
    token.dispose()
    token.dispose()

    #expect(!subject.hasObservers, "Nobody is left, whoever disposed first.")
  }

  @Test func `disposed in the middle of a delivery it says no more`() {
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

  @Test func `an observer is freed when no lock is held`() {
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
      The observer has to be freed with the disposal, and outside of the lock: what is in it may ask \
      the subject something as it goes, or wait for a thread that does.
      """
    )
  }
}
