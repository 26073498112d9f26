import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution12VirtualTime
import Testing
import WorkbookTesting

@testable import RxTesting

@Suite struct `Failing marbles` {
  /// What is reported; nil if all is well.
  private func report(
    _ sources: KeyValuePairs<String, String>,
    _ operation: @escaping (MarbleSources<Int>) -> any ObservableConvertibleType,
    _ result: String,
    subscriptions: KeyValuePairs<String, String> = [:],
    subscription: String? = nil,
    values: [String: Any] = [:]
  ) throws -> String? {
    let picture = try MarblePicture(
      label: "",
      sources: sources.map { ($0.key, $0.value) },
      subscriptions: subscriptions.map { ($0.key, $0.value) },
      result: result,
      subscription: subscription,
      names: MarbleNames(values),
      error: MarbleError()
    )
    return MarbleReport(picture: picture, run: try picture.run(operation)).text
  }

  private func report(
    _ source: String,
    _ operation: @escaping (MarbleSources<Int>) -> any ObservableConvertibleType,
    _ result: String,
    values: [String: Any] = [:]
  ) throws -> String? {
    try report(["source": source], operation, result, values: values)
  }

  @Test func `a failed test shows the rule, and the lines one above the other`() throws {
    #expect(
      try report("--1--2--3--|", { $0.filter { $0 > 1 } }, "--------3--|") == """
        `2` came at 5 but should not have.
          source    --1--2--3--|
          expected  --------3--|
          actual    -----2--3--|
        """
    )
  }

  @Test func `wide elements stretch all lines`() throws {
    #expect(
      try report(
        "-1-2-|",
        { $0.map { $0 * 1_000 } },
        "-a-b-|",
        values: ["a": 1_000, "b": 2_001]
      ) == """
        `2000` came at 3 where `b` belongs.
          source    -1-2---|
          expected  -a-b---|
          actual    -a-2000|
        """
    )
  }

  @Test func `an element is missing`() throws {
    #expect(
      try report("-1-2-3-|", { $0.filter { $0 != 2 } }, "-1-2-3-|")?
        .hasPrefix(
          "`2` belongs at 3 and did not come.\n"
        ) == true
    )
    #expect(
      try report("-1-2-", { $0.filter { $0 != 2 } }, "-1-2-")?.hasPrefix("`2` did not come.\n")
        == true
    )
  }

  @Test func `another time`() throws {
    #expect(
      try report("-1-2-|", { $0.map { $0 } }, "-1--2|")?
        .hasPrefix(
          "`2` came at 3 but belongs at 4.\n"
        ) == true
    )
  }

  @Test func `another end`() throws {
    func rule(_ source: String, _ result: String) throws -> String? {
      try report(source, { $0.map { $0 } }, result)?.split(separator: "\n").first.map(String.init)
    }
    #expect(try rule("-1-", "-1-|") == "The sequence should have completed at 3, but did not end.")
    #expect(try rule("-1-|", "-1--") == "The sequence completed at 3, but should have gone on.")
    #expect(
      try rule("-1-|", "-1-#")
        == "The sequence completed at 3, but should have failed at 3 with “marble error”."
    )
  }

  @Test func `an event after the end`() throws {
    let broken: (MarbleSources<Int>) -> any ObservableConvertibleType = { _ in
      Lawless(events: [.completed, .next(1)])
    }
    #expect(
      try report("-", broken, "|") == """
        `1` came at 0 after the end: a sequence says nothing after `|`.
          source    -
          expected  |
          actual    (|1)
        """
    )
  }

  @Test func `a subscription that was not disposed`() throws {
    #expect(
      try report(
        ["a": "-1-2-3-|"],
        { sources in Deaf(source: sources.a) },
        "-1-2-3-|",
        subscriptions: ["a": "^--!"]
      ) == """
        The subscription to `a` was disposed at 7, but should have been at 3.
          a         -1-2-3-|
          expected  ^--!
          actual    ^------!
          expected  -1-2-3-|
          actual    -1-2-3-|
        """
    )
  }

  @Test func `a source that nobody subscribed to`() throws {
    #expect(
      try report(["a": "-1"], { _ in Observable<Int>.empty() }, "|", subscriptions: ["a": "^"])?
        .hasPrefix("`a` was subscribed to zero times, but should have been once.") == true
    )
  }

  @Test func `a source that the picture does not have`() throws {
    #expect(
      try report("-1-|", { $0.other }, "-1-|")?
        .hasPrefix(
          "The operator asks for a source `other`, which the picture lacks."
        ) == true
    )
  }

  @Test func `two lines that contradict each other`() {
    #expect(throws: MarbleFault.self) {
      try report(["a": "-^-1", "b": "--^1"], { $0.a }, "---1")
    }
  }

  @Test func `the test that fails is told, at its own line`() throws {
    let read = Recorder<(text: String, place: SourceLocation)>()
    Report.$reader.withValue({ read.record(($0, $1)) }) {
      expectMarbles(source: "-1-|", operator: { $0.map { $0 + 1 } }, result: "-1-|")
      expectMarbles(source: "-1-)", operator: { $0.map { $0 } }, result: "-1-|")
    }

    try #require(read.values.count == 2)
    #expect(read.values[0].text.hasPrefix("`2` came at 1 where `1` belongs.\n"))
    #expect(read.values[0].place.fileName == "FailingMarblesTests.swift")
    #expect(read.values[1].text.hasPrefix("A line of marbles can't be read. column 3"))
  }
}

/// A sequence that sends what it is told to, whatever the contract says.
private final class Lawless: Observable<Int> {
  private let events: [Event<Int>]

  init(events: [Event<Int>]) {
    self.events = events
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    events.forEach(observer.on)
    return Disposables.create()
  }
}

/// A sequence that passes its source on.
private final class Deaf: Observable<Int> {
  private let source: Observable<Int>

  init(source: Observable<Int>) {
    self.source = source
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    source.subscribe(observer)
  }
}
