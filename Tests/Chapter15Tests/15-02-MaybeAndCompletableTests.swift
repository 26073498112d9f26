import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution15Traits
#else
@testable import Chapter15Traits
#endif

@Suite struct `15.2 Maybe and Completable` {
  private let log = Log()

  private static var maybe: AnsweredTrait<MaybeEvent<Int>> {
    AnsweredTrait(
      answers: [
        Answered(.success(4), "next(4)", "completed"),
        Answered(.success(5), "next(5)", "completed"),
        Answered(.error(Storm()), "error(storm)"),
        Answered(.completed, "completed"),
      ],
      create: { Maybe.create(subscribe: $0).asObservable() }
    )
  }

  @Test func `a maybe has three outcomes`() {
    for answer in [MaybeEvent<Int>.success(4), .error(Storm()), .completed] {
      let maybe = Maybe<Int>
        .create { maybe in
          maybe(answer)
          return Disposables.create()
        }
      _ = maybe.subscribe(log.maybe())
    }

    #expect(
      log.values == ["success 4", "error storm", "completed"],
      "A maybe has an element, an error, or neither, which is no error."
    )
  }

  @Test func `an error of a maybe is an error, whatever it is`() {
    _ = Maybe<Int>
      .create { maybe in
        maybe(.error(RxError.noElements))
        return Disposables.create()
      }
      .asObservable()
      .subscribe { [log] event in log.record(event.error == nil ? "\(event)" : "an error") }

    #expect(
      log.values == ["an error"],
      """
      The closure answered with the error `noElements`, which is an error like any other, and not a \
      completion. Heard: \(log.values).
      """
    )
  }

  @Test func `as an observable, a maybe with an element ends, too`() {
    let maybe = Maybe<Int>
      .create { maybe in
        maybe(.success(4))
        maybe(.completed)
        return Disposables.create { log.record("cleaned up") }
      }
    _ = maybe.asObservable().subscribe(log.observer())

    #expect(
      log.values == ["next(4)", "completed", "cleaned up"],
      "There is nothing to wait for after the element."
    )
  }

  @Test func `a maybe's work is disposed after the answer, and not before`() {
    for answer in [MaybeEvent<Int>.success(4), .error(Storm()), .completed] {
      var tell: ((MaybeEvent<Int>) -> Void)?
      let token = Maybe<Int>
        .create { maybe in
          tell = maybe
          return Disposables.create { log.record("cleaned up") }
        }
        .asObservable()
        .subscribe(log.observer())
      tell?(answer)
      token.dispose()
    }

    #expect(
      log.values == [
        "next(4)", "completed", "cleaned up", "error(storm)", "cleaned up", "completed",
        "cleaned up",
      ],
      """
      One subscriber was answered with 4, one with an error, and one that there is nothing. What \
      the closure returned has to be disposed each time when the subscriber has heard the answer. \
      It went: \(log.values).
      """
    )
  }

  @Test func `each subscriber of a maybe is answered`() {
    let maybe = Maybe<Int>
      .create { maybe in
        log.record("looks")
        maybe(.success(4))
        return Disposables.create()
      }
    for _ in 0..<2 { _ = maybe.subscribe(log.maybe()) }

    #expect(
      log.values == ["looks", "success 4", "looks", "success 4"],
      "Two have subscribed, one after the other. For each, the closure has to be called, and heard."
    )
  }

  @Test func `a maybe's first answer is the only one`() {
    var answer: ((MaybeEvent<Int>) -> Void)?
    let maybe = Maybe<Int>
      .create { maybe in
        answer = maybe
        return Disposables.create()
      }
    let token = maybe.asObservable()
      .subscribe { [log] event in
        log.record("\(event)")
        if case .next(4) = event { answer?(.success(5)) }
      }
    answer?(.success(4))
    answer = nil

    #expect(
      log.values == ["next(4)", "completed"],
      "The observer has made the closure answer once more. A maybe has at most one element."
    )
    token.dispose()
  }

  @Test(arguments: SecondAnswer.allCases)
  func `of two answers of a maybe the first counts, whenever the second comes`(
    moment: SecondAnswer
  ) {
    Self.maybe.expectFirstCounts(moment)
  }

  @Test func `a maybe's answer is heard inside the call, even before its closure has returned`() {
    Self.maybe.expectSendsInsideTheCall()
  }

  @Test func `another thread may answer a maybe before its closure has returned`() {
    Self.maybe.expectHearsAnotherThread()
  }

  @Test func `each subscriber of a maybe asks anew`() {
    Self.maybe.expectAsksAnew()
  }

  @Test func `a maybe's work that is stopped can't answer any more`() {
    Self.maybe.expectDisposeCloses()
  }

  @Test func `somebody disposes while a maybe's answer comes`() {
    Self.maybe.expectDisposeWins()
  }

  @Test func `a token of a maybe that is still held keeps nothing`() {
    Self.maybe.expectKeepsNothing()
  }

  @Test func `of two answers of any kind at the same moment, a maybe sends one`() {
    Self.maybe.expectOneOfTwoCounts()
  }

  @Test func `of two answers at the same moment, a maybe sends one`() {
    inEveryInterleaving(
      alsoFreely: true,
      "Looking whether there was an answer, and noting that there is one now, has to be one step."
    ) { race in
      let heard = Log()
      var answer: ((MaybeEvent<Int>) -> Void)?
      let maybe = Maybe<Int>
        .create { maybe in
          answer = maybe
          return Disposables.create()
        }
      let token = maybe.asObservable()
        .subscribe(
          AnyObserver { event in
            race.step("hears \(event)")
            heard.record("\(event)")
          }
        )
      let tell = answer
      answer = nil
      race.thread("the cache") { tell?(.success(4)) }
      race.thread("the disk") { tell?(.error(Storm())) }
      race.atEnd {
        token.dispose()
        return [["next(4)", "completed"], ["error(storm)"]].contains(heard.values)
          ? nil : "It was answered with 4 and with an error, and heard was \(heard.values)."
      }
    }
  }

  @Test func `after a success there is no onCompleted`() {
    _ = Maybe.just(4)
      .subscribe(
        onSuccess: { log.record("success \($0)") },
        onCompleted: { log.record("completed") },
        onDisposed: { log.record("disposed") }
      )

    #expect(
      log.values == ["success 4", "disposed"],
      "A maybe's `onCompleted` means that there was no element."
    )
  }

  @Test func `andThen starts the second part once the first has completed`() {
    let (first, second) = (HandSource<Never>(), PublishSubject<Int>())
    let token = Completable(raw: first).andThen(second.asObservable()).subscribe(log.observer())

    #expect(!second.hasObservers, "The page is not saved yet, but something already reads it.")
    first.send(.completed)
    second.onNext(1)
    second.onNext(2)
    second.onCompleted()

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "The first part has no elements, so all elements and the end come from the second."
    )
    #expect(first.living == 0, "It is over: the first part has to be disposed.")
    token.dispose()
  }

  @Test func `the first part is disposed once the second has started`() {
    let first = HandSource<Never>()
    let second = Observable<Int>
      .create { [log] _ in
        log.record("the second starts")
        return Disposables.create()
      }
    let token = Completable(raw: first).andThen(second).subscribe()
    first.whenDisposed = { [log] in log.record("the first is disposed") }
    first.send(.completed)

    #expect(
      log.values.first == "the second starts",
      """
      The second part has to start first. Otherwise a connection that both share is closed in \
      between, and opened again. What happened: \(log.values).
      """
    )
    #expect(
      first.living == 0,
      """
      The first part is over and the second one runs, perhaps for hours. The first is still \
      subscribed to, with all that it keeps.
      """
    )
    token.dispose()
  }

  @Test func `an error in the first part ends everything`() {
    let (first, second) = (HandSource<Never>(), HandSource<Int>())
    let token = Completable(raw: first).andThen(second).subscribe(log.observer())
    first.send(.error(Storm()), .completed)

    #expect(
      log.values == ["error(storm)"],
      "The first part has failed, and its error has to arrive."
    )
    #expect(second.subscriptions.isEmpty, "The second part must not start after an error.")
    #expect(first.living == 0, "It is over: the first part has to be disposed.")
    token.dispose()
  }

  @Test func `an error in the second part ends everything, too`() {
    let (first, second) = (HandSource<Never>(), HandSource<Int>())
    let token = Completable(raw: first).andThen(second).subscribe(log.observer())
    first.send(.completed)
    second.send(.next(1), .error(Storm()))

    #expect(
      log.values == ["next(1)", "error(storm)"],
      "All of the second part's events have to arrive."
    )
    #expect(second.living == 0, "It is over: the source has to be disposed.")
    token.dispose()
  }

  @Test func `a first part that is over at once makes way for the second`() {
    let second = HandSource<Int>()
    let token = Completable.empty().andThen(second.asObservable()).subscribe(log.observer())

    #expect(
      second.living == 1,
      """
      The first part completed inside `subscribe`. The second has to run now: it was subscribed to \
      \(second.subscriptions.count) times, and \(second.living) of these subscriptions are left.
      """
    )
    second.send(.next(1), .completed)
    #expect(log.values == ["next(1)", "completed"], "The second part's events have to arrive.")
    #expect(second.living == 0, "It is over: the source has to be disposed.")
    token.dispose()
  }

  @Test func `the first part has one end`() {
    let (first, second) = (HandSource<Never>(), HandSource<Int>())
    let token = Completable(raw: first).andThen(second).subscribe(log.observer())
    first.send(.completed, .completed, .error(Storm()))

    #expect(
      second.subscriptions.count == 1,
      """
      The first part broke the rules, and ended three times. The second was started \
      \(second.subscriptions.count) times.
      """
    )
    #expect(
      log.values.isEmpty,
      "The first part had completed. What it sends after that is of no interest."
    )
    token.dispose()
  }

  @Test(arguments: [Event<Never>.completed, .error(Storm())])
  fileprivate func `the first part may end again while the second is subscribed to`(
    _ again: Event<Never>
  ) {
    let first = HandSource<Never>()
    var starts = 0
    let second = Observable<Int>
      .create { observer in
        starts += 1
        if starts == 1 { first.send(again) }
        observer.onNext(starts)
        return Disposables.create()
      }
    let token = Completable(raw: first).andThen(second).subscribe(log.observer())
    first.send(.completed)

    #expect(
      starts == 1 && log.values == ["next(1)"],
      """
      The first part completed, and while the second was subscribed to, it sent \(again), too. From \
      its completion on only the second part counts. That was started \(starts) times; heard was \
      \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `the first part is disposed even if it ended at once`() {
    let (first, second) = (HastySource<Never>([.completed]), HandSource<Int>())
    let token = Completable(raw: first).andThen(second).subscribe(log.observer())

    #expect(
      first.subscription.disposals > 0,
      """
      The first part completed before `subscribe` had returned, and disposes nothing by itself. The \
      second part runs, and the first is still subscribed to.
      """
    )
    #expect(second.living == 1, "The second part has to run, and \(second.living) of it do.")
    token.dispose()
    #expect(second.living == 0, "`dispose()` has to reach the part that runs.")
  }

  @Test func `an error at once ends everything`() {
    let (first, second) = (HastySource<Never>([.error(Storm())]), HandSource<Int>())
    let token = Completable(raw: first).andThen(second).subscribe(log.observer())

    #expect(
      log.values == ["error(storm)"] && second.subscriptions.isEmpty,
      """
      The first part failed before `subscribe` had returned. The second was started \
      \(second.subscriptions.count) times, and heard was \(log.values).
      """
    )
    #expect(first.subscription.disposals > 0, "It is over: the first part has to be disposed.")
    token.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `a second part that is over at once ends everything`(_ end: Event<Int>) {
    let (first, second) = (HandSource<Never>(), HastySource<Int>([end]))
    let token = Completable(raw: first).andThen(second).subscribe(log.observer())
    first.send(.completed)

    #expect(
      log.values == ["\(end)"],
      "The end of the second part is the end, even inside `subscribe`."
    )
    #expect(
      first.living == 0 && second.subscription.disposals > 0,
      """
      The second part sent \(end) before `subscribe` had returned. Both parts have to be disposed: \
      \(first.living) subscriptions to the first are left, and the second was disposed \
      \(second.subscription.disposals) times.
      """
    )
    token.dispose()
  }

  @Test func `whoever has enough disposes the part that runs, even inside subscribe`() {
    let second = CountingDisposable()
    let two = Observable<Int>
      .create { observer in
        observer.onNext(1)
        return second
      }
    let token = Completable.empty().andThen(two).take(1).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "completed"] && second.disposals > 0,
      """
      `take(1)` had enough while the second part was being subscribed to. That part has to be \
      disposed; its work was disposed \(second.disposals) times.
      """
    )
    token.dispose()
  }

  @Test func `somebody may dispose while the second part is subscribed to`() {
    let (first, slot, second) = (HandSource<Never>(), SerialDisposable(), CountingDisposable())
    let late = Observable<Int>
      .create { observer in
        slot.dispose()
        observer.onNext(1)
        return second
      }
    slot.disposable = Completable(raw: first).andThen(late).subscribe(log.observer())
    first.send(.completed)

    #expect(
      second.disposals > 0 && log.values.isEmpty && first.living == 0,
      """
      While the second part was being subscribed to, the listener disposed. Afterwards \
      \(first.living) subscriptions to the first part were left, the second was disposed \
      \(second.disposals) times, and heard was \(log.values).
      """
    )
  }

  @Test func `a first part that completes while it is disposed starts nothing`() {
    let (first, second) = (HandSource<Never>(), HandSource<Int>())
    let token = Completable(raw: first).andThen(second).subscribe(log.observer())
    first.whenDisposed = { first.send(.completed) }
    token.dispose()
    first.whenDisposed = {}

    #expect(
      second.subscriptions.isEmpty && log.values.isEmpty,
      """
      The listener disposed, and the first part completed while that reached it. Nobody listens, and \
      the second part was started \(second.subscriptions.count) times.
      """
    )
  }

  @Test func `an error of the first part is heard before that is disposed`() {
    let first = HandSource<Never>()
    let token = Completable(raw: first).andThen(Observable<Int>.never())
      .subscribe(AnyObserver { [log] _ in log.record("heard, \(first.living) subscribed") })
    first.send(.error(Storm()))

    #expect(
      log.values == ["heard, 1 subscribed"],
      """
      The first part failed. As everywhere, the observer hears of an end first, and then everything \
      is disposed. It went: \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `nothing is kept of two parts that are over`() {
    let ways: [(String, (HandSource<Never>, HandSource<Int>, Disposable) -> Void)] = [
      ("the first part failed", { first, _, _ in first.send(.error(Storm())) }),
      (
        "both parts completed",
        { first, second, _ in
          first.send(.completed)
          second.send(.completed)
        }
      ),
      (
        "the second part failed",
        { first, second, _ in
          first.send(.completed)
          second.send(.error(Storm()))
        }
      ),
      ("it was disposed in the first part", { _, _, token in token.dispose() }),
      (
        "it was disposed in the second part",
        { first, _, token in
          first.send(.completed)
          token.dispose()
        }
      ),
    ]
    for (what, happens) in ways {
      let (first, second, lifetimes) = (HandSource<Never>(), HandSource<Int>(), Lifetimes())
      let token = Completable(raw: first).andThen(second)
        .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
      happens(first, second, token)
      first.forgetObservers()
      second.forgetObservers()
      #expect(
        lifetimes.alive == 0 && first.living + second.living == 0,
        """
        After \(what), the observer is still in memory, or a part is still subscribed to: \
        \(first.living) subscriptions to the first, \(second.living) to the second.
        """
      )
      token.dispose()
    }
  }

  @Test func `dispose reaches the part that runs`() {
    let (first, second) = (HandSource<Never>(), HandSource<Int>())
    let early = Completable(raw: first).andThen(second).subscribe(log.observer())
    early.dispose()
    first.send(.completed)
    #expect(first.living == 0, "The first part was running, and has to be disposed.")
    #expect(second.subscriptions.isEmpty, "Nobody listens any more, so nothing may start.")

    let late = Completable.empty().andThen(second.asObservable()).subscribe(log.observer())
    late.dispose()
    second.send(.next(1))
    #expect(second.living == 0, "The second part was running, and now works for nobody.")
    #expect(log.values.isEmpty, "Nothing may arrive after `dispose()`.")
  }

  @Test func `dispose reaches the second part, even if that starts at the same moment`() {
    inEveryInterleaving(
      """
      If the second part starts while somebody disposes, its token comes too late, and has to be \
      disposed at once.
      """
    ) { race in
      let (first, second) = (HandSource<Never>(), HandSource<Int>())
      let token = Completable(raw: first).andThen(second).subscribe(AnyObserver { _ in })
      race.thread("the first part") { first.send(.completed) }
      race.thread("the listener") { token.dispose() }
      race.atEnd {
        first.living + second.living == 0
          ? nil
          : """
          The first part completed while somebody disposed. Afterwards \(first.living) subscriptions \
          to it were left, and \(second.living) to the second part.
          """
      }
    }
  }

  @Test func `andThen keeps the promise of its second part`() {
    let saved = Completable.empty()
    _ = saved.andThen(Single.just(4)).subscribe(log.single())
    _ = saved.andThen(Maybe<Int>.empty()).subscribe(log.maybe())
    _ = saved.andThen(Completable.error(Storm())).subscribe(log.completable())

    #expect(
      log.values == ["success 4", "completed", "error storm"],
      "`andThen` has a form for a single, a maybe and a completable."
    )
  }

  @Test func `zip starts all parts at once, and waits for all`() {
    let parts = [HandSource<Never>(), HandSource<Never>(), HandSource<Never>()]
    let token = Completable.zip(parts.map { Completable(raw: $0) }).subscribe(log.completable())

    #expect(
      parts.map(\.living) == [1, 1, 1],
      "Three uploads that don't need each other have to start at the same time."
    )
    parts[1].send(.completed)
    parts[0].send(.completed)
    #expect(log.values.isEmpty, "One is still under way.")
    parts[2].send(.completed)

    #expect(log.values == ["completed"], "All three have completed.")
    token.dispose()
  }

  @Test func `zip fails with the first that fails`() {
    let parts = [HandSource<Never>(), HandSource<Never>()]
    let token = Completable.zip(parts.map { Completable(raw: $0) }).subscribe(log.completable())
    parts[1].send(.error(Storm()))

    #expect(log.values == ["error storm"], "It can't complete any more: why wait?")
    #expect(parts.map(\.living) == [0, 0], "The other one now works for nobody.")
    token.dispose()
  }

  @Test func `a part of a zip that is over at once doesn't end the others`() {
    let part = HandSource<Never>()
    let orders = [
      [Completable.empty(), Completable(raw: part)], [Completable(raw: part), .empty()],
    ]
    for parts in orders {
      let heard = Log()
      let token = Completable.zip(parts).subscribe(heard.completable())
      #expect(
        heard.values.isEmpty,
        """
        One part completed while it was being subscribed to, and the other is still under way: the \
        whole is not done.
        """
      )
      part.send(.completed)
      #expect(heard.values == ["completed"], "Both have completed.")
      #expect(part.living == 0, "It is over: each part has to be disposed.")
      token.dispose()
    }
    let all = Completable.zip([.empty(), .empty(), .empty()]).subscribe(log.completable())
    #expect(
      log.values == ["completed"],
      "Three parts completed while they were being subscribed to."
    )
    all.dispose()
  }

  @Test func `a part of a zip that fails at once ends it`() {
    let (part, later) = (HandSource<Never>(), HandSource<Never>())
    let failing = Completable.error(Storm())
    let orders = [
      [failing, Completable(raw: part)], [Completable(raw: part), failing],
      [Completable(raw: part), failing, Completable(raw: later)],
    ]
    for parts in orders {
      let heard = Log()
      let token = Completable.zip(parts).subscribe(heard.completable())
      #expect(heard.values == ["error storm"], "One part failed while it was being subscribed to.")
      #expect(
        part.living == 0 && later.living == 0,
        """
        One of \(parts.count) parts failed while it was being subscribed to, so the zip has failed. \
        Another part is still subscribed to: it works for nobody.
        """
      )
      token.dispose()
    }
  }

  @Test func `a part of a zip may fail after another has completed`() {
    let parts = [HandSource<Never>(), HandSource<Never>(), HandSource<Never>()]
    let token = Completable.zip(parts.map { Completable(raw: $0) }).subscribe(log.completable())
    parts[0].send(.completed)
    parts[2].send(.error(Storm()))

    #expect(log.values == ["error storm"], "One has completed, and then another has failed.")
    #expect(parts.map(\.living) == [0, 0, 0], "It is over: all parts have to be disposed.")
    parts[1].send(.completed)
    #expect(log.values.count == 1, "A completable ends once.")
    token.dispose()
  }

  @Test func `dispose reaches all parts of a zip`() {
    let parts = [HandSource<Never>(), HandSource<Never>(), HandSource<Never>()]
    let token = Completable.zip(parts.map { Completable(raw: $0) }).subscribe(log.completable())
    parts[1].send(.completed)
    token.dispose()
    #expect(
      parts.map(\.living) == [0, 0, 0],
      "One has completed, and then somebody disposed: the other two work for nobody."
    )
    for part in parts { part.send(.completed) }
    #expect(log.values.isEmpty, "Nothing may arrive after `dispose()`.")
  }

  @Test func `each subscriber of a zip waits for parts of its own`() {
    let part = HandSource<Never>()
    let both = Completable.zip([Completable(raw: part), .empty()])
    let (early, late) = (Log(), Log())
    let first = both.subscribe(early.completable())
    part.send(.completed)
    let second = both.subscribe(late.completable())
    #expect(
      early.values == ["completed"] && late.values.isEmpty,
      """
      The parts of the first subscriber have completed, and the second subscriber has just come: the \
      first heard \(early.values), and the second \(late.values).
      """
    )
    part.send(.completed)
    #expect(late.values == ["completed"], "Now its own parts have completed, too.")
    first.dispose()
    second.dispose()
  }

  @Test(arguments: [
    [Event<Never>.completed, .error(Storm())], [.error(Storm()), .error(Storm())],
  ])
  func `parts of a zip may end differently at the same moment`(_ ends: [Event<Never>]) {
    inEveryInterleaving(alsoFreely: true, "The whole ends once, and with the error.") { race in
      let heard = Log()
      let parts = [HandSource<Never>(), HandSource<Never>()]
      let token = Completable.zip(parts.map { Completable(raw: $0) })
        .asObservable()
        .subscribe(
          AnyObserver { event in
            race.step("hears \(event)")
            heard.record("\(event)")
          }
        )
      for (part, end) in zip(parts, ends) { race.thread { part.send(end) } }
      race.atEnd {
        let living = parts.map(\.living)
        token.dispose()
        guard heard.values == ["error(storm)"] else {
          return "The parts sent \(ends), and heard was \(heard.values)."
        }
        return living == [0, 0] ? nil : "It is over, and still subscribed to: \(living)."
      }
    }
  }

  @Test func `parts of a zip that end at the same moment end it once`() {
    inEveryInterleaving(
      alsoFreely: true,
      """
      To count the parts that are left and to find that none is has to be one step, and the last one \
      to end completes the whole.
      """
    ) { race in
      let heard = Log()
      let parts = [HandSource<Never>(), HandSource<Never>()]
      let token = Completable.zip(parts.map { Completable(raw: $0) })
        .asObservable()
        .subscribe(
          AnyObserver { event in
            race.step("hears \(event)")
            heard.record("\(event)")
          }
        )
      for part in parts { race.thread { part.send(.completed) } }
      race.atEnd {
        token.dispose()
        return heard.values == ["completed"]
          ? nil : "Both parts completed, and heard was \(heard.values)."
      }
    }
  }

  @Test func `zip of nothing completes at once`() {
    _ = Completable.zip([]).subscribe(log.completable())

    #expect(log.values == ["completed"], "There is no upload to wait for.")
  }

  @Test func `andThen keeps the rules that every operator keeps`() {
    expectKeepsTheRules { source in Completable.empty().andThen(source) }
  }

  @Test func `andThen keeps them with a first part that completes later, too`() {
    expectKeepsTheRules { source in AfterASave(source: source) }
  }
}

/// A sequence behind a first part that has not completed when it is subscribed to, but at once then.
private final class AfterASave: Observable<Int>, @unchecked Sendable {
  // Unchecked: it has a constant only.
  private let source: Observable<Int>

  init(source: Observable<Int>) {
    self.source = source
    super.init()
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    let save = HandSource<Never>()
    let token = Completable(raw: save).andThen(source).subscribe(observer)
    save.send(.completed)
    save.forgetObservers()
    return token
  }
}
