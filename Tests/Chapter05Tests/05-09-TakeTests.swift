import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution05ProducerAndSink
#else
@testable import Chapter05ProducerAndSink
#endif

@Suite struct `5.9 take` {
  @Test func `it passes on the first elements, and ends`() {
    let log = Log()

    _ = Observable.of(1, 2, 3, 4).take(2).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "Two elements, and the end comes right after the second."
    )
  }

  @Test func `it ends with the last element, not with the one after it`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.take(2).subscribe(log.observer())
    source.send(.next(1), .next(2))

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "The end must not wait for a third element, which may never come."
    )
    #expect(source.living == 0, "It has all it wants: the source may stop.")
    token.dispose()
  }

  @Test func `a shorter source ends it sooner`() {
    let log = Log()

    _ = Observable.of(1).take(3).subscribe(log.observer())

    #expect(log.values == ["next(1)", "completed"], "It takes up to three. There was one.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.take(1_000) }
  }

  @Test func `take(0) does not subscribe to its source`() {
    let log = Log()
    let source = HandSource<Int>()

    _ = source.take(0).subscribe(log.observer())

    #expect(log.values == ["completed"], "Nothing to take, so it has ended already.")
    #expect(
      source.subscriptions.isEmpty,
      "A source that makes a request must not make it for nothing."
    )
  }

  @Test func `it takes no more when the observer is reentrant`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.take(2)
      .subscribe { event in
        log.record("\(event)")
        if event.element == 1 { source.send(.next(10), .next(20)) }
      }
    source.send(.next(1))

    #expect(
      log.values == ["next(1)", "next(10)", "completed"],
      """
      While it was handling 1, the observer made the source send 10 and 20. With 10 that makes two. \
      When was 1 counted: before it was passed on, or after?
      """
    )
    token.dispose()
  }

  @Test func `it ends even if the observer of the last element is reentrant`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.take(1)
      .subscribe { event in
        log.record("\(event)")
        guard event.element == 1 else { return }
        source.send(.next(2))
        log.record("1 was handled")
      }
    source.send(.next(1))

    #expect(
      log.values == ["next(1)", "1 was handled", "completed"],
      """
      1 was the only one to take, and while it was passed on the source sent 2. The 2 must be \
      dropped, and the end must still come, when 1 was handled. What happened: \(log.inWords).
      """
    )
    token.dispose()
  }

  @Test func `its own end is heard before the source is freed, and nothing comes after it`() {
    let log = Log()
    let source = HandSource<Int>()
    let token = source.take(1)
      .subscribe(
        AnyObserver { event in
          log.record("\(event), subscribed: \(source.living)")
          // Once is enough to show it; without this a wrong answer might go on forever.
          guard event.isStopEvent, log.values.count < 3 else { return }
          source.send(.next(2), .error(Storm()), .completed)
          log.record("it made the source send more, subscribed: \(source.living)")
        }
      )

    source.send(.next(1))

    #expect(
      log.values == [
        "next(1), subscribed: 1", "completed, subscribed: 1",
        "it made the source send more, subscribed: 1",
      ],
      """
      When it heard `completed`, the observer made the source send 2, an error, and `completed`. \
      Nothing comes after an end, and nothing is freed before the observer has returned.
      """
    )
    #expect(
      source.subscriptions.map(\.disposals) == [1],
      "It has all it wants: the source has to be disposed, once."
    )
    token.dispose()
  }

  @Test func `an observer that disposes while it hears the last element hears no end`() {
    let (log, source) = (Log(), HandSource<Int>())
    var token: Disposable?
    token = source.take(1)
      .subscribe(
        AnyObserver { event in
          log.record("\(event)")
          token?.dispose()
        }
      )

    source.send(.next(1))

    #expect(
      log.values == ["next(1)"],
      "The observer disposed while it was hearing 1, and wants to hear nothing more, not even an end."
    )
    #expect(source.living == 0, "`dispose()` has to reach the source.")
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an end that comes while the last element is heard is the first`(_ end: Event<Int>) {
    let (log, source) = (Log(), HandSource<Int>())
    let token = source.take(1)
      .subscribe(
        AnyObserver { event in
          guard let number = event.element else { return log.record("\(event)") }
          log.record("\(number) begins")
          source.send(end)
          log.record("\(number) returns")
        }
      )

    source.send(.next(1))

    #expect(
      log.values == ["1 begins", "\(end)", "1 returns"],
      """
      While it was hearing 1, the last element, the observer made the source send \(end). That came \
      before the end of `take`, and of two ends the first is sent.
      """
    )
    token.dispose()
  }

  @Test func `after its end inside subscribe nothing comes`() {
    let log = Log()
    let source = HastySource([.next(1), .next(2), .error(Storm()), .completed])

    let token = source.take(1).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "completed"],
      """
      The source sent 1, 2, an error and `completed` before `subscribe` returned. With 1 it is over, \
      though the token does not know its sink yet.
      """
    )
    #expect(
      source.subscription.disposals == 1,
      "It is over. What `subscribe` returned has to be disposed, once."
    )
    token.dispose()
  }

  @Test func `elements and the end go to their own methods`() {
    let (log, source) = (Log(), HandSource<Int>())

    _ = source.take(2).subscribe(MethodObserver(log: log))
    source.send(.next(1), .next(2))

    #expect(
      log.values == ["onNext(1)", "onNext(2)", "onCompleted()"],
      """
      The observer was called with \(log.inWords). Elements and ends each have a path of their own, \
      on which no event is made.
      """
    )
  }

  @Test func `its own end meets one of the source on another thread`() {
    inEveryInterleaving(
      "Of two ends the first is sent. To find out which it is and to stop has to be one step."
    ) { race in
      let (source, log) = (HandSource<Int>(), Log())
      let token = source.take(1)
        .subscribe(
          AnyObserver { event in
            race.step("hears \(event)")
            log.record("\(event)")
            guard event.isStopEvent else { return }
            race.step("still hears \(event)")
            guard source.living == 0 else { return }
            race.complain("The source was disposed while the observer was still hearing \(event).")
          }
        )
      race.thread("sends the last element") { source.send(.next(1)) }
      race.thread("sends an error") { source.send(.error(Storm())) }
      race.atEnd {
        if log.values.count(where: { !$0.hasPrefix("next") }) != 1 {
          return """
            One thread sent the last element, another an error, and the observer heard \(log.inWords).
            """
        }
        let disposals = source.subscriptions.first?.disposals ?? 0
        token.dispose()
        return disposals == 1 ? nil : "It is over, and the source was disposed \(disposals) times."
      }
    }
  }

  @Test func `each subscriber has a count of its own`() {
    let log = Log()
    let two = Observable.of(1, 2, 3).take(2)

    _ = two.subscribe(log.observer())
    _ = two.subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "completed", "next(1)", "next(2)", "completed"],
      "The count is state of a subscription, and belongs in the sink."
    )
  }

  @Test func `it stops a generator`() {
    let pulled = Recorder<Int>()
    let numbers = (1...9).lazy
      .map { number in
        pulled.record(number)
        return number
      }

    _ = Observable.from(numbers).take(2).subscribe { _ in }

    #expect(
      pulled.values == [1, 2],
      "The observer has its two, but the generator made \(pulled.values.count)."
    )
  }
}
