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

  @Test func `there is one end, though the observer makes the source go on`() {
    let log = log
    let tokens = [source.asSingle().asObservable(), source.asMaybe().asObservable()]
      .map { trait in
        trait.subscribe(
          AnyObserver { [source] event in
            log.record("\(event)")
            if log.values.count < 9 { source.send(.next(3), .completed) }
          }
        )
      }
    source.send(.next(1), .next(2))

    #expect(
      log.values == ["error(moreThanOneElement)", "error(moreThanOneElement)"],
      """
      Two elements came, which is an error of the single and of the maybe. While it was heard, the source \
      sent 3 and completed. Each of the two has one end. Heard: \(log.values)
      """
    )
    tokens.forEach { $0.dispose() }
  }

  @Test func `asMaybe of nothing completes`() {
    let token = listen(to: source.asMaybe())
    source.send(.completed)

    #expect(log.values == ["completed"], "A maybe may have no element.")
    #expect(source.living == 0, "It is over: the source has to be disposed.")
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

  @Test(arguments: [
    OptionalCase([.completed], ["error(noElements)"], "Nothing was sent.", ofMaybe: ["completed"]),
    OptionalCase(
      [.next(nil), .completed],
      ["next(nil)", "completed"],
      "`nil` was sent, which is not the same as nothing."
    ),
    OptionalCase([.next(nil), .next(nil)], ["error(moreThanOneElement)"], "Two were sent."),
    OptionalCase([.next(nil), .next(1)], ["error(moreThanOneElement)"], "Two were sent."),
    OptionalCase([.next(1), .next(nil)], ["error(moreThanOneElement)"], "Two were sent."),
    OptionalCase([.next(nil), .error(Storm())], ["error(storm)"], "The source has failed."),
  ])
  fileprivate func `elements that may be nil are counted like others`(example: OptionalCase) {
    let (one, two) = (HandSource<Int?>(), HandSource<Int?>())
    let (single, maybe) = (Log(), Log())
    let tokens: [any Disposable] = [
      one.asSingle().asObservable().subscribe(single.observer()),
      two.asMaybe().asObservable().subscribe(maybe.observer()),
    ]
    for event in example.events {
      one.send(event)
      two.send(event)
    }

    #expect(single.values == example.ofSingle, "asSingle(): \(example.why)")
    #expect(maybe.values == example.ofMaybe, "asMaybe(): \(example.why)")
    #expect(one.living + two.living == 0, "It is over: the source has to be disposed.")
    tokens.forEach { $0.dispose() }
  }

  @Test(arguments: [
    [Event<Int>.next(1), .completed], [.completed], [.next(1), .next(2)],
    [.next(1), .error(Storm())],
  ])
  func `everything is heard before the source is disposed`(events: [Event<Int>]) {
    for convert in [{ $0.asSingle().asObservable() }, { $0.asMaybe().asObservable() }]
      as [(Observable<Int>) -> Observable<Int>]
    {
      let (source, log) = (HandSource<Int>(), Log())
      let token = convert(source)
        .subscribe(
          AnyObserver { event in
            if source.living == 0 { log.record("\(event)") }
          }
        )
      for event in events { source.send(event) }

      #expect(
        log.values.isEmpty,
        """
        The source sent \(events). As everywhere, the observer hears first, and then the source is \
        disposed. Heard when that was disposed already: \(log.values).
        """
      )
      token.dispose()
    }
  }

  @Test func `an observer that has enough with the element does not hear the end`() {
    let slot = SerialDisposable()
    slot.disposable = source.asSingle().asObservable()
      .subscribe(
        AnyObserver { [log] event in
          log.record("\(event)")
          slot.dispose()
        }
      )
    source.send(.next(1), .completed)

    #expect(
      log.values == ["next(1)"],
      "The observer disposed when it heard 1. Nothing may arrive after `dispose()`, not even the end."
    )
    #expect(source.living == 0, "Nobody listens any more: the source has to be disposed.")
  }

  @Test(arguments: [
    [Event<Int>.next(1), .completed], [.completed], [.next(1), .next(2)],
    [.next(1), .error(Storm())],
    [.next(1)],
  ])
  func `a token that is still held keeps nothing`(events: [Event<Int>]) {
    let lifetimes = Lifetimes()
    let tokens = [source.asSingle().asObservable(), source.asMaybe().asObservable()]
      .map { sequence in
        sequence.subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
      }
    for event in events { source.send(event) }
    if events.count == 1, case .next = events[0] { tokens.forEach { $0.dispose() } }
    source.forgetObservers()

    #expect(
      lifetimes.alive == 0,
      "The source sent \(events), and it is over. The token is held, and still keeps the observer."
    )
    tokens.forEach { $0.dispose() }
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
    Case([.next(300)], [], "A second reply may follow."),
    Case([.next(300), .error(Storm())], ["error(storm)"], "The station has failed after a reply."),
  ])
  fileprivate func `the height of the station is sent once`(example: Case) {
    let token = listen(to: WeatherStation.height(in: source))
    for event in example.events { source.send(event) }

    #expect(log.values == example.expected, Comment(rawValue: example.why))
    if !example.expected.isEmpty {
      #expect(source.living == 0, "It is over: the replies have to be disposed.")
    }
    token.dispose()
  }

  @Test(arguments: [
    Case([.next(1), .completed], ["next(1)", "completed"], "There is one note."),
    Case([.completed], ["completed"], "There is none, which is no error."),
    Case(
      [.next(1), .next(2)],
      ["error(moreThanOneElement)"],
      "Two notes of one day: which is it?"
    ),
    Case([.next(1), .next(1)], ["error(moreThanOneElement)"], "They are equal, but two came."),
    Case([.next(1)], [], "Another note may follow."),
    Case([.next(1), .error(Storm())], ["error(storm)"], "The archive has failed after a note."),
    Case([.error(Storm())], ["error(storm)"], "The archive has failed."),
  ])
  fileprivate func `the note of a day is sent once, if there is one`(example: Case) {
    let archive = HandSource<String>()
    let token = listen(to: WeatherStation.note(in: archive))
    for event in example.events { archive.send(event.map { "note \($0)" }) }

    #expect(
      log.values == example.expected.map { $0.replacing("next(", with: "next(note ") },
      Comment(rawValue: example.why)
    )
    if !example.expected.isEmpty {
      #expect(archive.living == 0, "It is over: the archive has to be disposed.")
    }
    token.dispose()
  }

  @Test(arguments: [
    Case([.next(50)], [], "It is under way."),
    Case([.next(50), .next(50)], [], "It is under way."),
    Case([.next(100)], [], "A hundred percent is not the end: it may still fail."),
    Case([.next(100), .error(Storm())], ["error(storm)"], "It has failed at the very end."),
    Case(
      [.next(50), .completed],
      ["completed"],
      "It has ended well, whatever the percentage says."
    ),
    Case([.completed], ["completed"], "It has ended well, and never said how far it was."),
    Case([.error(Storm())], ["error(storm)"], "It has failed at once."),
  ])
  fileprivate func `a restart ends when it is over, whatever its progress`(example: Case) {
    let token = listen(to: WeatherStation.restart(source))
    for event in example.events { source.send(event) }

    #expect(log.values == example.expected, Comment(rawValue: example.why))
    if !example.expected.isEmpty {
      #expect(source.living == 0, "It is over: the progress has to be disposed.")
    }
    token.dispose()
  }

  @Test func `dispose reaches each of the four sources`() {
    let archive = HandSource<String>()
    let tokens = [
      listen(to: WeatherStation.firstMeasurement(of: source)),
      listen(to: WeatherStation.height(in: source)),
      listen(to: WeatherStation.restart(source)),
      listen(to: WeatherStation.note(in: archive)),
    ]
    tokens.forEach { $0.dispose() }

    #expect(
      source.living + archive.living == 0,
      "Nobody listens to the station any more, and its sources are still subscribed to."
    )
    source.send(.next(1), .completed)
    archive.send(.next("hail"), .completed)
    #expect(log.values.isEmpty, "Nothing may arrive after `dispose()`.")
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

/// What a source of optionals sends, and what `asSingle()` and `asMaybe()` make of it.
private struct OptionalCase: CustomTestStringConvertible, Sendable {
  let events: [Event<Int?>]
  let ofSingle: [String]
  let ofMaybe: [String]
  let why: String

  init(
    _ events: [Event<Int?>],
    _ ofSingle: [String],
    _ why: String,
    ofMaybe: [String]? = nil
  ) {
    self.events = events
    self.ofSingle = ofSingle
    self.ofMaybe = ofMaybe ?? ofSingle
    self.why = why
  }

  var testDescription: String { "\(events) -> \(ofSingle)" }
}
