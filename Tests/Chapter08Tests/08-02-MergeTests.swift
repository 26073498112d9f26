import ContractTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution08Combining
#else
@testable import Chapter08Combining
#endif

@Suite struct `8.2 merge` {
  private let left = HandSource<Int>()
  private let right = HandSource<Int>()
  private let log = Log()

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "08-Combining",
      exercise: "8.2",
      operators: ["merge(a, b)": { Observable.merge($0.a, $0.b) }]
    )
  }

  @Test func `elements come as they come`() {
    let token = Observable.merge(left, right).subscribe(log.observer())
    left.send(.next(1))
    right.send(.next(2), .next(3))
    left.send(.next(4))

    #expect(
      log.values == ["next(1)", "next(2)", "next(3)", "next(4)"],
      "Whoever speaks is heard, in the order in which they speak."
    )
    token.dispose()
    #expect(left.living == 0 && right.living == 0, "`dispose()` has to reach all sources.")
  }

  @Test func `it completes when all have completed`() {
    _ = Observable.merge(left, right).subscribe(log.observer())

    left.send(.completed)
    #expect(log.values.isEmpty, "One has ended; the other may go on for ever.")
    #expect(left.living == 0, "The one that has ended is let go of at once.")
    right.send(.next(1), .completed)

    #expect(log.values == ["next(1)", "completed"], "Now nobody is left to say anything.")
    #expect(right.living == 0, "After the end nothing is subscribed.")
  }

  @Test func `the first error is the end, for all`() {
    _ = Observable.merge(left, right).subscribe(log.observer())

    left.send(.next(1), .error(Storm()))
    right.send(.next(2), .completed)

    #expect(log.values == ["next(1)", "error(storm)"], "A sequence has one end, and this was it.")
    #expect(right.living == 0, "The others speak to nobody: dispose them.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { .merge($0, .empty()) }
    expectKeepsTheRules { .merge(.empty(), $0) }
    expectKeepsTheRules { .merge([$0]) }
  }

  @Test func `sources that speak inside subscribe take turns`() {
    _ = Observable.merge(.of(1, 2), .of(3, 4)).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(3)", "next(2)", "next(4)", "completed"],
      "`of` sends one element a turn of the trampoline, and all sources are subscribed before that."
    )
  }

  @Test func `a source that is empty from the start ends nothing`() {
    let token = Observable.merge(.empty(), right).subscribe(log.observer())

    right.send(.next(1))
    #expect(
      log.values == ["next(1)"],
      "The first source ended before the second was subscribed. The second counts all the same."
    )
    token.dispose()
  }

  @Test func `after an error nobody is subscribed any more`() {
    _ = Observable.merge(.error(Storm()), right).subscribe(log.observer())

    #expect(log.values == ["error(storm)"], "The first source failed inside `subscribe`.")
    #expect(right.subscriptions.isEmpty, "The result has ended: the second is not needed at all.")
  }

  @Test func `an error inside subscribe frees the others at once`() {
    let living = Recorder<Int>()
    let broken = Observable<Int>
      .create { [left] observer in
        observer.onError(Storm())
        living.record(left.living)
        return Disposables.create()
      }

    _ = Observable.merge(left, broken).subscribe(log.observer())

    #expect(log.values == ["error(storm)"], "The second source failed inside `subscribe`.")
    #expect(
      living.values == [0],
      """
      The end was told, and the first source is still subscribed, because the second one is still \
      being subscribed to. That may take for ever; and the token does not know the group by then.
      """
    )
  }

  @Test func `any number of sources, in an array or another collection`() {
    _ = Observable<Int>.merge([]).subscribe(log.observer())
    #expect(log.values == ["completed"], "Of no sources there is nothing to wait for.")

    let many = Log()
    _ = Observable.merge([.just(1), .just(2), .just(3)]).subscribe(many.observer())
    _ = Observable.merge([.just(1), .just(2)][1...]).subscribe(many.observer())
    #expect(
      many.values == ["next(1)", "next(2)", "next(3)", "completed", "next(2)", "completed"],
      "Subscribed from left to right."
    )

    let count = Recorder<Int>()
    _ = Observable.merge((0..<10_000).map { .just($0) })
      .subscribe(onNext: { count.record($0) })
    #expect(count.values.count == 10_000, "Ten thousand sources are a collection, too.")
  }

  @Test func `two threads speak, and one is heard at a time`() {
    let listeners = expectOneAtATime { .merge($0, $1) }

    let lossy = listeners.count { $0.heard != 8 || $0.ended != 1 }
    #expect(
      lossy == 0,
      "In \(lossy) rounds the observer did not hear all eight elements and an end."
    )
  }

  @Test func `two threads fail, and one end is heard`() {
    let listeners = expectOneAtATime(end: .error(Storm())) { .merge($0, $1) }

    let odd = listeners.count { $0.ended != 1 }
    #expect(odd == 0, "In \(odd) rounds there were two ends, or none.")
  }

  @Test func `the observer may make another source speak`() {
    let returned = onThreads(1) { [left, right, log] _ in
      let token = Observable.merge(left, right)
        .subscribe { (event: Event<Int>) in
          log.record("\(event)")
          if event.element == 1 { right.send(.next(2)) }
        }
      left.send(.next(1), .next(3))
      token.dispose()
    }

    #expect(returned, "The thread waits for itself, in a lock that it holds.")
    #expect(
      log.values == ["next(1)", "next(2)", "next(3)"],
      "The observer answers 1 with 2, on its own thread, and hears it at once."
    )
  }

  @Test func `clearing away does not hold up the others`() {
    let returned = Recorder<Bool>()
    // What the second source keeps can't be given back before the third has sent a last message.
    let third = HandSource<Int>()
    let radio = Observable<Int>
      .create { _ in
        Disposables.create {
          returned.record(onThreads(1, within: 2) { _ in third.send(.next(3)) })
        }
      }
    let token = Observable.merge(left, radio, third).subscribe(log.observer())

    left.send(.error(Storm()))

    #expect(
      returned.values == [true],
      """
      While the sources were being disposed another thread sent something, and stood still. What \
      is disposed is code of others: no lock may be held meanwhile.
      """
    )
    #expect(log.values == ["error(storm)"], "What it sent was too late.")
    token.dispose()
  }

  @Test func `who has disposed does not hear an end that was on its way`() {
    for _ in 0..<20 {
      let (left, right, log) = (HandSource<Int>(), HandSource<Int>(), Log())
      let isTold = Recorder<Bool>()
      var token: Disposable?
      token = Observable.merge(left, right)
        .subscribe(
          AnyObserver { (event: Event<Int>) in
            log.record("\(event)")
            guard !event.isStopEvent else { return }
            isTold.record(true)
            // The error comes meanwhile, and has to wait.
            linger(200)
            token?.dispose()
          }
        )

      let returned = onThreads(2) { thread in
        if thread == 0 { return left.send(.next(1)) }
        for _ in 0..<10_000 where isTold.values.isEmpty { linger(1) }
        right.send(.error(Storm()))
      }

      #expect(returned, "A thread did not come back.")
      #expect(
        log.values == ["next(1)"],
        """
        While the observer was told 1, another thread brought an error, which had to wait; and the \
        observer disposed meanwhile. It heard \(log.values).
        """
      )
      token?.dispose()
    }
  }

  @Test func `nothing is kept after the end`() {
    let lifetimes = Lifetimes()
    let token = Observable.merge(left, right)
      .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }

    left.send(.error(Storm()))
    left.forgetObservers()
    right.forgetObservers()

    #expect(lifetimes.alive == 0, "The sequence has ended, and its observer is still kept.")
    token.dispose()
  }
}
