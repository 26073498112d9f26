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

@Suite struct `6.7 element(at:) and single` {
  @Test func `the element at an index is sent, and that is the end`() {
    let log = Log()
    let source = HandSource<String>()

    let token = source.element(at: 1).subscribe(log.observer())
    source.send(.next("Bern"), .next("Oslo"))

    #expect(
      log.values == ["next(Oslo)", "completed"],
      "Indices count from 0, and after the wanted element there is nothing to wait for."
    )
    #expect(source.living == 0, "It has all it wants: the source may stop.")
    token.dispose()
  }

  @Test func `an index that is never reached is an error`() {
    let log = Log()

    _ = Observable.of(1, 2).element(at: 2).subscribe(log.observer())
    _ = Observable<Int>.empty().element(at: 0).subscribe(log.observer())

    #expect(
      log.values == ["error(argumentOutOfRange)", "error(argumentOutOfRange)"],
      """
      The source completed, and there was no such element. The subscriber asked for one, and must \
      not hear that all went well.
      """
    )
  }

  @Test func `a source that ends too soon ends element(at:)`() {
    expectKeepsTheRulesAtTheEnd(completedBecomes: "error(argumentOutOfRange)") {
      $0.element(at: 1)
    }
  }

  @Test func `element(at:) ends the way every operator ends`() {
    expectEnds(with: "completed", behind: ["next(2)"], after: [.next(1), .next(2)]) {
      $0.element(at: 1)
    }
  }

  @Test func `there is one element at an index, though the observer is reentrant`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.element(at: 0)
      .subscribe { event in
        log.record("\(event)")
        if event.element == 1 { source.send(.next(10)) }
      }
    source.send(.next(1))

    #expect(
      log.values == ["next(1)", "completed"],
      "While it was handling 1, the source sent 10. The 10 is at index 1, and was not asked for."
    )
    token.dispose()
  }

  @Test func `nothing is missing when the source completes while the element is sent`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.element(at: 0)
      .subscribe { event in
        log.record("\(event)")
        if event.element == 1 { source.send(.completed) }
      }
    source.send(.next(1))

    #expect(
      log.values == ["next(1)", "completed"],
      "The element at index 0 came: the source was long enough. The observer heard \(log.values)."
    )
    token.dispose()
  }

  @Test func `an observer that disposes at the element does not hear the end`() {
    expectHearsNothingMore(onceDisposedAfter: [.next(1), .next(2), .completed]) {
      $0.element(at: 0)
    }
    expectHearsNothingMore(onceDisposedAfter: [.next(1), .next(2), .completed]) { $0.single() }
  }

  @Test func `the only element is sent when it comes`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.single().subscribe(log.observer())
    source.send(.next(1))
    #expect(log.values == ["next(1)"], "It is sent at once: `single` keeps nothing back.")
    source.send(.completed)
    #expect(log.values == ["next(1)", "completed"], "It was the only one.")
    token.dispose()
  }

  @Test func `a second element is an error`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.single().subscribe(log.observer())
    source.send(.next(1), .next(2))

    #expect(
      log.values == ["next(1)", "error(moreThanOneElement)"],
      "There were two. The subscriber already has the first, and now learns that there is another."
    )
    #expect(source.living == 0, "Nothing more is wanted from the source.")
    token.dispose()
    expectEnds(
      with: "error(moreThanOneElement)",
      behind: ["next(1)"],
      after: [.next(1), .next(2)]
    ) {
      $0.single()
    }
  }

  @Test func `no element is an error`() {
    expectEnds(with: "error(noElements)", after: [.completed]) { $0.single() }
    expectEnds(with: "error(storm)", after: [.error(Storm())]) { $0.single() }
  }

  @Test func `the only one of its kind`() {
    let log = Log()

    _ = Observable.of(1, 7, 2).single { $0 > 5 }.subscribe(log.observer())
    _ = Observable.of(1, 7, 8).single { $0 > 5 }.subscribe(log.observer())
    _ = Observable.of(1, 2).single { $0 > 5 }.subscribe(log.observer())

    #expect(
      log.values == [
        "next(7)", "completed", "next(7)", "error(moreThanOneElement)", "error(noElements)",
      ],
      "Elements that do not satisfy the condition are not counted."
    )
  }

  @Test func `a condition that throws ends the sequence, and frees the source`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.single { _ in throw Storm() }.subscribe(log.observer())
    source.send(.next(1), .next(2), .completed)

    #expect(
      log.values == ["error(storm)"],
      "A throw is neither yes nor no. It ends the sequence, once."
    )
    #expect(source.living == 0, "The source has not ended: something has to stop it.")
    token.dispose()
    expectEnds(with: "error(storm)", after: [.next(1)]) { $0.single { _ in throw Storm() } }
  }

  @Test func `a condition that throws after the first element ends the sequence, too`() {
    expectEnds(with: "error(storm)", behind: ["next(1)"], after: [.next(1), .next(2)]) {
      $0.single { number in
        if number == 2 { throw Storm() }
        return true
      }
    }
  }

  @Test func `the condition of single is called once for each element`() {
    expectCalls(of: "the condition", for: [1, 7, 1], after: [.next(1), .next(7), .next(1)]) {
      source,
      note in
      source.single { number in
        note(number)
        return number > 5
      }
    }
  }

  @Test(arguments: [true, false, nil])
  func `nothing is sent after a dispose within the condition`(counts: Bool?) {
    for first in [true, false] {
      // Disposed when it is called for the first element, or for the second.
      expectHearsNothingMore(
        onceDisposedWithin: "the condition",
        after: [.next(1), .next(2), .completed]
      ) { source, dispose in
        source.single { number in
          guard first || number == 2 else { return true }
          dispose()
          guard let counts else { throw Storm() }
          return counts
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func `there is one end if the source ends within the condition`(counts: Bool) {
    expectEndsOnce(whenTheSourceEndsWithin: "the condition", after: [.next(1)]) { source, end in
      source.single { _ in
        end()
        return counts
      }
    }
  }

  @Test func `the source may complete while the only element is sent`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.single()
      .subscribe { event in
        log.record("\(event)")
        if event.element == 1 { source.send(.completed) }
      }
    source.send(.next(1))

    #expect(
      log.values == ["next(1)", "completed"],
      """
      While the observer was handling 1, the source completed: 1 was the only one. The observer heard \
      \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `single keeps the rules that every operator keeps`() {
    for end in [Event<Int>.completed, .error(Storm())] {
      expectEnds(with: "\(end)", behind: ["next(1)"], after: [.next(1), end]) { $0.single() }
    }
    expectKeepsTheRulesAtTheEnd(completedBecomes: "error(noElements)") { $0.single { $0 > 5 } }
    expectLetsGoOfItsClosures { source, probe in
      source.single { _ in
        probe.touch()
        return true
      }
    }
  }

  @Test func `a second element counts, though it comes while the first is sent`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.single()
      .subscribe { event in
        log.record("\(event)")
        if event.element == 1 { source.send(.next(10)) }
      }
    source.send(.next(1))

    #expect(
      log.values == ["next(1)", "error(moreThanOneElement)"],
      "While it was handling 1, the source sent 10. By then 1 had to be counted."
    )
    token.dispose()
  }

  @Test func `each subscriber counts for itself`() {
    let log = Log()
    let second = Observable.of(1, 2).element(at: 1)
    let only = Observable.just(1).single()

    _ = second.subscribe(log.observer())
    _ = second.subscribe(log.observer())
    _ = only.subscribe(log.observer())
    _ = only.subscribe(log.observer())

    #expect(
      log.values == [
        "next(2)", "completed", "next(2)", "completed", "next(1)", "completed", "next(1)",
        "completed",
      ],
      "What was seen is state of the subscription."
    )
  }
}

// `first` is given: if there is no element it sends `nil`, not an error.
extension `6.7 element(at:) and single` {
  @Test(arguments: [Event<Int>.completed, .error(Storm()), .next(2)])
  func `first sends one element, whatever the source does meanwhile`(meanwhile: Event<Int>) {
    for elements in [[1], []] {
      let log = Log()
      let source = HandSource<Int>()

      let token = source.first().asObservable()
        .subscribe { event in
          log.record("\(event)")
          if !event.isStopEvent { source.send(meanwhile) }
        }
      for element in elements { source.send(.next(element)) }
      source.send(.completed)

      #expect(
        log.values == [elements.isEmpty ? "next(nil)" : "next(Optional(1))", "completed"],
        """
        While the element was being sent, the source sent \(meanwhile). A `Single` has one element \
        or an error, never both. The observer heard \(log.values).
        """
      )
      token.dispose()
    }
  }

  @Test func `first sends the first element and ends, or nil`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.first().asObservable().subscribe(log.observer())
    source.send(.next(1), .next(2))
    _ = Observable<Int>.empty().first().asObservable().subscribe(log.observer())

    #expect(
      log.values == ["next(Optional(1))", "completed", "next(nil)", "completed"],
      "It always sends one element, which may be `nil`."
    )
    #expect(source.living == 0, "It has all it wants: the source may stop.")
    token.dispose()
  }

  @Test func `first passes on an error`() {
    let log = Log()

    _ = Observable<Int>.error(Storm()).first().asObservable().subscribe(log.observer())

    #expect(log.values == ["error(storm)"], "Failing is not the same as having no element.")
  }

  @Test func `first ends the way every operator ends`() {
    expectEnds(with: "completed", behind: ["next(Optional(1))"], after: [.next(1)]) {
      $0.first().asObservable()
    }
    expectEnds(with: "completed", behind: ["next(nil)"], after: [.completed]) {
      $0.first().asObservable()
    }
    expectEnds(with: "error(storm)", after: [.error(Storm())]) { $0.first().asObservable() }
  }
}

extension `6.7 element(at:) and single` {
  @Test func `they make the lesson's pictures come true`() {
    expectMarbles(
      ofLesson: "06-OneSource",
      exercise: "6.7",
      operators: [
        "element(at: 1)": { $0.element(at: 1) },
        "element(at: 3)": { $0.element(at: 3) },
        "single()": { $0.single() },
      ]
    )
  }
}
