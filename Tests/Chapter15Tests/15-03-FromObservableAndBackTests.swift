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

  @Test func `asSingle sends the element with the end`() {
    let token = listen(to: source.asSingle())
    source.send(.next(1))
    #expect(
      log.values.isEmpty,
      "A second element may follow, and then it is no single. Only the end can say."
    )
    source.send(.completed)

    #expect(
      log.values == ["next(1)", "completed"],
      "There was one element, and no other: the promise is kept."
    )
    #expect(source.living == 0, "It is over: the source has to be disposed.")
    token.dispose()
  }

  @Test func `asSingle of nothing is an error`() {
    let token = listen(to: source.asSingle())
    source.send(.completed)

    #expect(log.values == ["error(noElements)"], "A single has promised an element.")
    #expect(source.living == 0, "It is over: the source has to be disposed.")
    token.dispose()
  }

  @Test func `a second element is an error, and the first is not sent`() {
    let token = listen(to: source.asSingle())
    source.send(.next(1), .next(2))

    #expect(
      log.values == ["error(moreThanOneElement)"],
      "Unlike `single()` from 6.7, it must not send the first of two elements."
    )
    #expect(source.living == 0, "It has failed: the source has to be disposed.")
    source.send(.next(3), .completed)
    #expect(log.values.count == 1, "A sequence has one end, and nothing after it.")
    token.dispose()
  }

  @Test func `asMaybe of nothing completes`() {
    let token = listen(to: source.asMaybe())
    source.send(.completed)

    #expect(log.values == ["completed"], "A maybe may have no element.")
    token.dispose()
  }

  @Test func `asMaybe sends one element, and not two`() {
    let (one, two) = (HandSource<Int>(), HandSource<Int>())
    let tokens = [
      listen(to: one.asMaybe()),
      listen(to: two.asMaybe()),
    ]
    one.send(.next(1), .completed)
    two.send(.next(1), .next(2), .completed)

    #expect(
      log.values == ["next(1)", "completed", "error(moreThanOneElement)"],
      "A maybe has at most one element."
    )
    tokens.forEach { $0.dispose() }
  }

  @Test func `an element that is nil is an element`() {
    let source = HandSource<Int?>()
    let token = listen(to: source.asSingle())
    source.send(.next(nil), .completed)

    #expect(
      log.values == ["next(nil)", "completed"],
      "`nil` was sent, which is not the same as nothing."
    )
    token.dispose()
  }

  @Test func `an error is sent at once`() {
    let token = listen(to: source.asSingle())
    source.send(.next(1), .error(Storm()))

    #expect(log.values == ["error(storm)"], "The source failed, so the promise can't be kept.")
    #expect(source.living == 0, "It is over: the source has to be disposed.")
    token.dispose()
  }

  @Test func `dispose reaches the source, and nothing arrives`() {
    let token = listen(to: source.asSingle())
    source.send(.next(1))
    token.dispose()
    #expect(source.living == 0, "Nobody listens any more: the source has to be disposed.")

    source.send(.completed)
    #expect(log.values.isEmpty, "Nothing may arrive after `dispose()`, not even what was kept.")
  }

  @Test func `each subscriber has an element of its own`() {
    let single = source.asSingle()
    let tokens = [listen(to: single), listen(to: single)]
    source.send(.next(1), .completed)

    #expect(
      log.values == ["next(1)", "completed", "next(1)", "completed"],
      "Two subscribers have each received one element from the source, and no second."
    )
    tokens.forEach { $0.dispose() }
  }

  @Test func `the first measurement does not wait for the end`() {
    let token = listen(to: WeatherStation.firstMeasurement(of: source))
    source.send(.next(21))

    #expect(
      log.values == ["next(Optional(21))", "completed"],
      "A thermometer never completes, so don't wait for its end."
    )
    #expect(
      source.living == 0,
      "The first measurement is there, so the thermometer has to be disposed."
    )
    token.dispose()
  }

  @Test func `a thermometer that was closed has no first measurement`() {
    let token = listen(to: WeatherStation.firstMeasurement(of: source))
    source.send(.completed)

    #expect(
      log.values == ["next(nil)", "completed"],
      "A missing measurement is not an error here: the answer is nil."
    )
    token.dispose()
  }

  @Test func `a thermometer that breaks is an error`() {
    let token = listen(to: WeatherStation.firstMeasurement(of: source))
    source.send(.error(Storm()))

    #expect(
      log.values == ["error(storm)"],
      "It has failed, which is not the same as having nothing to measure."
    )
    token.dispose()
  }

  @Test(arguments: [
    Case([.next(300), .completed], ["next(300)", "completed"], "One reply is what was promised."),
    Case([.completed], ["error(noElements)"], "No reply: the height is unknown."),
    Case([.next(300), .next(400)], ["error(moreThanOneElement)"], "Two heights: which is it?"),
    Case([.next(300), .next(300)], ["error(moreThanOneElement)"], "They agree, but two came."),
    Case([.error(Storm())], ["error(storm)"], "The station has failed, and the error says why."),
  ])
  fileprivate func `the height of the station is sent once`(example: Case) {
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
      "Nobody has to write a note every day. Without one, a maybe completes, and sends nothing."
    )
    tokens.forEach { $0.dispose() }
  }

  @Test func `two notes are an error`() {
    let archive = HandSource<String>()
    let token = listen(to: WeatherStation.note(in: archive))
    archive.send(.next("hail"), .next("sun"))

    #expect(
      log.values == ["error(moreThanOneElement)"],
      "There were two notes of one day, and a maybe has room for one: which is it?"
    )
    token.dispose()
  }

  @Test func `an archive that can't be read is an error`() {
    let archive = HandSource<String>()
    let token = listen(to: WeatherStation.note(in: archive))
    archive.send(.error(Storm()))

    #expect(
      log.values == ["error(storm)"],
      "The archive has failed, so nobody knows whether there is a note."
    )
    token.dispose()
  }

  @Test func `a restart sends only its end`() {
    let (good, bad) = (HandSource<Int>(), HandSource<Int>())
    let tokens = [
      listen(to: WeatherStation.restart(good)),
      listen(to: WeatherStation.restart(bad)),
    ]
    good.send(.next(50), .next(100))
    #expect(
      log.values.isEmpty,
      "50 and 100 percent were sent, and no end: the restart is still under way."
    )
    good.send(.completed)
    bad.send(.next(50), .error(Storm()))

    #expect(
      log.values == ["completed", "error(storm)"],
      "Percentages are of no interest, but whether it went well is."
    )
    tokens.forEach { $0.dispose() }
  }

  private func listen<Trait, Element>(
    to sequence: PrimitiveSequence<Trait, Element>
  ) -> Disposable {
    sequence.asObservable().subscribe(log.observer())
  }
}

/// What a source sends, and what the result is.
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
