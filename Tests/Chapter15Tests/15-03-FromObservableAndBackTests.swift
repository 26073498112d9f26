import ContractTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution15Traits
#else
@testable import Chapter15Traits
#endif

@Suite struct `15.3 From Observable and back` {
  private let source = HandSource<Int>()
  private let log = Log()

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "15-Traits",
      exercise: "15.3",
      operators: [
        "a.first()": { $0.a.first().asObservable().compactMap { $0 } },
        // In a picture, an error has no name.
        "a.asSingle()": { sources in
          sources.a.asSingle().catch { _ in .error(MarbleError()) }.asObservable()
        },
        "a.asMaybe()": { $0.a.asMaybe().asObservable() },
      ]
    )
  }

  @Test func `asSingle tells the element with the end`() {
    let token = listen(to: source.asSingle())
    source.send(.next(1))
    #expect(
      log.values.isEmpty,
      "A second element may follow, and then it is no single. Only the end tells."
    )
    source.send(.completed)

    #expect(log.values == ["next(1)", "completed"], "One element, and no other: kept.")
    #expect(source.living == 0, "It is over.")
    token.dispose()
  }

  @Test func `asSingle of nothing is an error`() {
    let token = listen(to: source.asSingle())
    source.send(.completed)

    #expect(log.values == ["error(noElements)"], "A single has promised an element.")
    #expect(source.living == 0, "It is over.")
    token.dispose()
  }

  @Test func `a second element is an error, and the first is not told`() {
    let token = listen(to: source.asSingle())
    source.send(.next(1), .next(2))

    #expect(
      log.values == ["error(moreThanOneElement)"],
      "Who asked for one element must not be given the first of two, as `single()` of 6.7 does."
    )
    #expect(source.living == 0, "It has failed: nobody may keep the source working.")
    source.send(.next(3), .completed)
    #expect(log.values.count == 1, "A sequence has one end, and nothing after it.")
    token.dispose()
  }

  @Test func `asMaybe of nothing is a good end`() {
    let token = listen(to: source.asMaybe())
    source.send(.completed)

    #expect(log.values == ["completed"], "None is one of the two that a maybe allows.")
    token.dispose()
  }

  @Test func `asMaybe tells one element, and not two`() {
    let (one, two) = (HandSource<Int>(), HandSource<Int>())
    let tokens = [
      listen(to: one.asMaybe()),
      listen(to: two.asMaybe()),
    ]
    one.send(.next(1), .completed)
    two.send(.next(1), .next(2), .completed)

    #expect(log.values == ["next(1)", "completed", "error(moreThanOneElement)"], "At most one.")
    tokens.forEach { $0.dispose() }
  }

  @Test func `an element that is nil is an element`() {
    let source = HandSource<Int?>()
    let token = listen(to: source.asSingle())
    source.send(.next(nil), .completed)

    #expect(
      log.values == ["next(nil)", "completed"],
      "`nil` was sent, and that is not the same as nothing."
    )
    token.dispose()
  }

  @Test func `an error is told at once`() {
    let token = listen(to: source.asSingle())
    source.send(.next(1), .error(Storm()))

    #expect(log.values == ["error(storm)"], "It failed before the promise could be kept.")
    #expect(source.living == 0, "It is over.")
    token.dispose()
  }

  @Test func `the first measurement does not wait for the end`() {
    let token = listen(to: WeatherStation.firstMeasurement(of: source))
    source.send(.next(21))

    #expect(
      log.values == ["next(Optional(21))", "completed"],
      "A thermometer never completes: who waits for its end waits for ever."
    )
    #expect(source.living == 0, "The first one is there, so the thermometer is let go of.")
    token.dispose()
  }

  @Test func `a thermometer that was closed has no first measurement`() {
    let token = listen(to: WeatherStation.firstMeasurement(of: source))
    source.send(.completed)

    #expect(
      log.values == ["next(nil)", "completed"],
      "No measurement is no error here: the answer is nil."
    )
    token.dispose()
  }

  @Test(arguments: [
    Case([.next(300), .completed], ["next(300)", "completed"], "One reply is what was promised."),
    Case([.completed], ["error(noElements)"], "No reply: the height is unknown."),
    Case([.next(300), .next(400)], ["error(moreThanOneElement)"], "Two heights: which is it?"),
  ])
  fileprivate func `the height of the station is told once`(example: Case) {
    let token = listen(to: WeatherStation.height(in: source))
    for event in example.events { source.send(event) }

    #expect(log.values == example.expected, Comment(rawValue: example.why))
    token.dispose()
  }

  @Test func `a note may be missing`() {
    let (written, missing) = (HandSource<String>(), HandSource<String>())
    let tokens = [
      listen(to: WeatherStation.note(in: written)),
      listen(to: WeatherStation.note(in: missing)),
    ]
    written.send(.next("hail"), .completed)
    missing.send(.completed)

    #expect(
      log.values == ["next(hail)", "completed", "completed"],
      "Nobody has to write a note every day: no note is no error."
    )
    tokens.forEach { $0.dispose() }
  }

  @Test func `of a restart only the end is told`() {
    let (good, bad) = (HandSource<Int>(), HandSource<Int>())
    let tokens = [
      listen(to: WeatherStation.restart(good)),
      listen(to: WeatherStation.restart(bad)),
    ]
    good.send(.next(50), .next(100))
    #expect(log.values.isEmpty, "A hundred percent is not yet the end.")
    good.send(.completed)
    bad.send(.next(50), .error(Storm()))

    #expect(
      log.values == ["completed", "error(storm)"],
      "Percents are of no interest; whether it went well is."
    )
    tokens.forEach { $0.dispose() }
  }

  private func listen<Trait, Element>(
    to sequence: PrimitiveSequence<Trait, Element>
  ) -> Disposable {
    sequence.asObservable().subscribe(log.observer())
  }
}

/// What a source sends, and how the result comes out.
private struct Case: CustomTestStringConvertible, Sendable {
  let events: [Event<Int>]
  let expected: [String]
  let why: String

  init(_ events: [Event<Int>], _ expected: [String], _ why: String) {
    self.events = events
    self.expected = expected
    self.why = why
  }

  var testDescription: String { "\(events) -> \(expected)" }
}
