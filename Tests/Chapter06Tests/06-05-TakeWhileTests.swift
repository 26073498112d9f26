import ContractTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution06OneSource
#else
@testable import Chapter06OneSource
#endif

@Suite struct `6.5 take(while:)` {
  @Test func `elements pass up to the first that does not satisfy the condition`() {
    let log = Log()

    _ = Observable.of(1, 2, 5, 1).take(while: { $0 < 3 }).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "5 ends it, once, and is not sent. The 1 after it comes too late."
    )
  }

  @Test func `the element that ends it can be the last one`() {
    let log = Log()

    _ = Observable.of(1, 2, 5, 1)
      .take(while: { $0 < 3 }, behavior: .inclusive)
      .subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "next(5)", "completed"],
      "Inclusive: the element that failed the condition is sent, and then the end."
    )
  }

  @Test(arguments: [TakeBehavior.exclusive, .inclusive])
  func `it ends with that element, and frees the source`(behavior: TakeBehavior) {
    let log = Log()
    let asked = Recorder<Int>()
    let source = HandSource<Int>()

    let token =
      source.take(
        while: { number in
          asked.record(number)
          return number < 3
        },
        behavior: behavior
      )
      .subscribe(log.observer())
    source.send(.next(1), .next(5))

    #expect(
      log.values.last == "completed",
      "It is over, and must end now: another element may never come."
    )
    #expect(source.living == 0, "It has all it wants: the source may stop.")
    source.send(.next(1))
    #expect(
      asked.values == [1, 5],
      "After the end the condition is not called again. It was called for \(asked.values)."
    )
    token.dispose()
    expectEnds(
      with: "completed",
      behind: behavior == .inclusive ? ["next(5)"] : [],
      after: [.next(5)]
    ) {
      $0.take(while: { $0 < 3 }, behavior: behavior)
    }
  }

  @Test(arguments: [TakeBehavior.exclusive, .inclusive])
  func `it keeps the rules that every operator keeps`(behavior: TakeBehavior) {
    expectKeepsTheRules { $0.take(while: { _ in true }, behavior: behavior) }
  }

  @Test(arguments: [TakeBehavior.exclusive, .inclusive])
  func `a condition that throws ends the sequence, and frees the source`(behavior: TakeBehavior) {
    let log = Log()
    let asked = Recorder<Int>()
    let source = HandSource<Int>()

    let token =
      source.take(
        while: { number in
          asked.record(number)
          if number == 2 { throw Storm() }
          return true
        },
        behavior: behavior
      )
      .subscribe(log.observer())
    source.send(.next(1), .next(2), .next(3))

    #expect(
      log.values == ["next(1)", "error(storm)"],
      "The error replaces the element, whatever the behavior is."
    )
    #expect(source.living == 0, "The source has not ended: something has to stop it.")
    #expect(
      asked.values == [1, 2],
      """
      The sequence had failed, and the source went on sending. After the end the condition is not \
      called again. It was called for \(asked.values).
      """
    )
    token.dispose()
    expectEnds(with: "error(storm)", after: [.next(1)]) {
      $0.take(while: { _ in throw Storm() }, behavior: behavior)
    }
  }

  @Test func `nothing comes after the last element, though the observer is reentrant`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.take(while: { $0 < 3 }, behavior: .inclusive)
      .subscribe { event in
        log.record("\(event)")
        if event.element == 5 { source.send(.next(1)) }
      }
    source.send(.next(5))

    #expect(
      log.values == ["next(5)", "completed"],
      "5 was the last. While it was being sent, the source sent 1: between the last one and the end."
    )
    token.dispose()
  }

  @Test func `what the observer makes the source send is heard while it goes on`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.take(while: { $0 < 3 })
      .subscribe { event in
        log.record("\(event)")
        if event.element == 1 { source.send(.next(2), .error(Storm())) }
      }
    source.send(.next(1))

    #expect(
      log.values == ["next(1)", "next(2)", "error(storm)"],
      """
      1 was not the last. While it was being heard, the source sent 2, which satisfies the condition, and \
      then failed. The observer heard \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `the last element decides how it ends, though the source fails meanwhile`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.take(while: { $0 < 3 }, behavior: .inclusive)
      .subscribe { event in
        log.record("\(event)")
        if event.element == 5 { source.send(.error(Storm())) }
      }
    source.send(.next(5))

    #expect(
      log.values == ["next(5)", "completed"],
      """
      5 failed the condition, and nothing had gone wrong until then. What the source does while 5 is \
      being sent comes too late. The observer heard \(log.values).
      """
    )
    token.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `when the source has ended, the condition is not called again`(end: Event<Int>) {
    let asked = Recorder<Int>()
    let source = HandSource<Int>()

    let token =
      source.take(while: { number in
        asked.record(number)
        return true
      })
      .subscribe { _ in }
    source.send(.next(1), end, .next(2))

    #expect(
      asked.values == [1],
      """
      The source sent 1, \(end), and then 2. After an end, whoever caused it, the condition is not \
      called again. It was called for \(asked.values).
      """
    )
    token.dispose()
  }

  @Test func `after dispose the condition is not called again`() {
    let asked = Recorder<Int>()
    let source = HandSource<Int>()

    let token =
      source.take(while: { number in
        asked.record(number)
        return true
      })
      .subscribe { _ in }
    source.send(.next(1))
    token.dispose()
    source.send(.next(2))

    #expect(
      asked.values == [1],
      """
      The subscriber disposed after 1, and the source went on with 2, which nobody wants. After \
      `dispose()` the condition is not called again. It was called for \(asked.values).
      """
    )
  }

  @Test(arguments: [TakeBehavior.exclusive, .inclusive])
  func `the condition is called once for each element`(behavior: TakeBehavior) {
    expectCalls(
      of: "the condition",
      for: [1, 1, 5],
      after: [.next(1), .next(1), .next(5), .next(1)]
    ) { source, note in
      source.take(
        while: { number in
          note(number)
          return number < 3
        },
        behavior: behavior
      )
    }
  }

  @Test(arguments: [TakeBehavior.exclusive, .inclusive], [true, false, nil])
  func `nothing is sent after a dispose within the condition`(behavior: TakeBehavior, takes: Bool?)
  {
    expectHearsNothingMore(
      onceDisposedWithin: "the condition",
      after: [.next(1), .next(2), .completed]
    ) { source, dispose in
      source.take(
        while: { _ in
          dispose()
          guard let takes else { throw Storm() }
          return takes
        },
        behavior: behavior
      )
    }
  }

  @Test(arguments: [TakeBehavior.exclusive, .inclusive], [true, false])
  func `there is one end if the source ends within the condition`(
    behavior: TakeBehavior,
    takes: Bool
  ) {
    expectEndsOnce(whenTheSourceEndsWithin: "the condition", after: [.next(1)]) { source, end in
      source.take(
        while: { _ in
          end()
          return takes
        },
        behavior: behavior
      )
    }
  }

  @Test(arguments: [TakeBehavior.exclusive, .inclusive])
  func `the condition is not called while the observer hears what it threw`(
    _ behavior: TakeBehavior
  ) {
    let (source, asked) = (HandSource<Int>(), Log())
    let condition = { (number: Int) throws -> Bool in
      asked.record("\(number)")
      guard number < 2 else { throw Storm() }
      return true
    }
    let token = source.take(while: condition, behavior: behavior)
      .subscribe(AnyObserver { event in if event.isStopEvent { source.send(.next(1)) } })
    source.send(.next(2))

    #expect(
      asked.values == ["2"],
      """
      The condition threw, which is an end, and the observer made the source send 1 while it heard \
      that. The condition was asked about \(asked.values).
      """
    )
    token.dispose()
  }

  @Test func `an observer that disposes at the last element does not hear the end`() {
    expectHearsNothingMore(onceDisposedAfter: [.next(5), .next(1), .completed]) {
      $0.take(while: { $0 < 3 }, behavior: .inclusive)
    }
  }

  @Test func `each subscriber takes for itself`() {
    let log = Log()
    let cold = Observable.of(1, 5).take(while: { $0 < 3 })

    _ = cold.subscribe(log.observer())
    _ = cold.subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "completed", "next(1)", "completed"],
      "Whether it is over is state of the subscription."
    )
  }

  @Test func `it stops a generator`() {
    let pulled = Recorder<Int>()
    let numbers = (1...1_000).lazy
      .map { number in
        pulled.record(number)
        return number
      }

    _ = Observable.from(numbers).take(while: { $0 < 3 }).subscribe { _ in }

    #expect(
      pulled.values == [1, 2, 3],
      "3 ended it, but the generator made \(pulled.values.count)."
    )
  }

  @Test func `the condition is freed with its subscription and its producer`() {
    expectLetsGoOfItsClosures { source, probe in
      source.take(while: { _ in
        probe.touch()
        return true
      })
    }
  }
}

// `take(until:)` is given: it is the opposite.
extension `6.5 take(while:)` {
  @Test func `take until ends with the first element that satisfies the condition`() {
    let log = Log()

    _ = Observable.of(1, 5, 1).take(until: { $0 >= 3 }).subscribe(log.observer())
    _ = Observable.of(1, 5, 1).take(until: { $0 >= 3 }, behavior: .inclusive)
      .subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "completed", "next(1)", "next(5)", "completed"],
      "Until is while with a `!`."
    )
    expectKeepsTheRules { $0.take(until: { _ in false }) }
    expectEnds(with: "completed", after: [.next(1)]) { $0.take(until: { _ in true }) }
    expectEnds(with: "error(storm)", after: [.next(1)]) { $0.take(until: { _ in throw Storm() }) }
  }
}

extension `6.5 take(while:)` {
  @Test func `it makes the lesson's picture come true`() {
    expectMarbles(
      ofLesson: "06-OneSource",
      exercise: "6.5",
      operators: [
        "take(while: { $0 < 3 })": { $0.take(while: { $0 < 3 }) },
        "take(while: { $0 < 3 }, .inclusive)": {
          $0.take(while: { $0 < 3 }, behavior: .inclusive)
        },
      ]
    )
  }
}
