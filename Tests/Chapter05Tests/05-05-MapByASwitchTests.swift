import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution05ProducerAndSink
#else
@testable import Chapter05ProducerAndSink
#endif

@Suite struct `5.5 map by a switch` {
  @Test func `it transforms each element`() {
    let log = Log()
    let source = HandSource<Int>()

    let asked = Recorder<Int>()

    let token =
      source.mapBySwitch { number in
        asked.record(number)
        return number * 10
      }
      .subscribe(log.observer())
    source.send(.next(1), .next(2), .next(3), .completed)

    #expect(
      log.values == ["next(10)", "next(20)", "next(30)", "completed"],
      "One element in, one element out, and the end unchanged."
    )
    #expect(asked.values == [1, 2, 3], "The transform may be slow: call it once per element.")
    token.dispose()
  }

  @Test func `it may change the type`() {
    let log = Log()

    _ = Observable.just(1).mapBySwitch { "no. \($0)" }.subscribe(log.observer())

    #expect(log.values == ["next(no. 1)", "completed"], "A number in, a string out.")
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an end is heard first, and then the source is freed`(end: Event<Int>) {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.mapBySwitch { $0 }
      .subscribe(AnyObserver { event in log.record("\(event), subscribed: \(source.living)") })
    source.send(.next(1), end)

    #expect(
      log.values == ["next(1), subscribed: 1", "\(end), subscribed: 1"],
      "The subscriber hears of the end while the source is still subscribed."
    )
    #expect(
      source.living == 0,
      "After an end the subscription to the source is disposed: its resources are freed."
    )
    token.dispose()
  }

  @Test func `when it is disposed, the sink stops before the source`() {
    let log = Log()
    let source = HandSource<Int>()
    source.whenDisposed = { source.send(.next(9)) }

    let token = source.mapBySwitch { $0 }.subscribe(log.observer())
    source.send(.next(1))
    token.dispose()

    #expect(
      log.values == ["next(1)"],
      """
      The source sent 9 while its subscription was being disposed, and the 9 came through. The sink \
      has to have stopped by then: in the pair that `run` returns, it comes first.
      """
    )
    #expect(source.living == 0, "`dispose()` has to reach the source.")
  }

  @Test func `once it is disposed, nothing comes through, not even an end`() {
    for last in [Event<Int>.next(2), .error(Storm()), .completed] {
      let (log, source) = (Log(), HandSource<Int>())
      let token = source.mapBySwitch { $0 }.subscribe(log.observer())
      source.send(.next(1))
      token.dispose()

      source.send(last)

      #expect(
        log.values == ["next(1)"],
        """
        The source sent 1, the subscriber disposed, and the source sent \(last). The observer heard \
        \(log.inWords).
        """
      )
    }
  }

  @Test func `a transform that throws ends the sequence, and frees the source`() {
    let log = Log()
    let source = HandSource<Int>()

    let token =
      source.mapBySwitch { number in
        if number == 2 { throw Storm() }
        return number
      }
      .subscribe(AnyObserver { event in log.record("\(event), subscribed: \(source.living)") })
    source.send(.next(1), .next(2), .next(3))

    #expect(
      log.values == ["next(1), subscribed: 1", "error(storm), subscribed: 1"],
      """
      What the transform throws is an error of the sequence. Nothing comes after it, and it is heard \
      before the source is disposed.
      """
    )
    #expect(
      source.living == 0,
      """
      The source is still subscribed, and works for nobody. It was not the source that ended: \
      `map` has to dispose what it is subscribed to.
      """
    )
    token.dispose()
  }

  @Test(arguments: Interruption.all)
  func `what is over while the transform runs is over`(_ interruption: Interruption) {
    let (heard, disposals) = interruption.run { source, asked in
      source.mapBySwitch { number in
        try asked()
        return number
      }
    }

    #expect(heard == interruption.heard, "\(interruption.story)")
    #expect(
      disposals == 1,
      "The source has to be disposed, once. It was disposed \(disposals ?? 0) times."
    )
  }

  @Test(arguments: [Event<Int>.next(2), .completed, .error(Storm())])
  func `after an end inside subscribe nothing comes`(_ last: Event<Int>) {
    let log = Log()
    let source = HastySource([.next(1), last, .next(3), .completed, .error(Storm())])

    let token =
      source.mapBySwitch { number in
        if number == 2 { throw Hail() }
        return number
      }
      .subscribe(log.observer())

    let isThrown = last.element != nil
    let end = isThrown ? "error(hail)" : "\(last)"
    #expect(
      log.values == ["next(1)", end],
      """
      The source sends all before `subscribe` returns: 1, then \
      \(isThrown ? "2, for which the transform throws" : end), then more. After the end the observer \
      may hear nothing, though the token does not know its sink yet.
      """
    )
    #expect(
      source.subscription.disposals == 1,
      "It is over. What `subscribe` returned has to be disposed, once."
    )
    token.dispose()
  }

  @Test func `the transform is freed with its subscription and its producer`() {
    expectLetsGoOfItsClosures { source, probe in
      source.mapBySwitch { number in
        probe.touch()
        return number
      }
    }
  }
}
