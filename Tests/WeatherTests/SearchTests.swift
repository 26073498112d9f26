import Dispatch
import Rx
import Testing
import WorkbookTesting

@testable import WeatherKit

/// The program in the terminal, in virtual time: a tick is a tenth of a second.
@Suite struct `Searching while one types` {
  private let clock = TestScheduler(initialClock: 0, resolution: 0.1)
  private let census = Census()

  /// What is shown below the prompt, each time that it changes.
  private func answers(
    to keys: [Recorded<Event<Key>>],
    weather: ((String) -> Observable<WeatherReport>)? = nil
  ) -> [Recorded<Event<String>>] {
    let keys = clock.createHotObservable(keys)
    let weather = weather ?? Almanac(clock: clock).weather
    let search = Search(clock: clock, census: census, weather: weather)
    return
      clock.start {
        search.frames(of: keys.asObservable()).map(\.answer).distinctUntilChanged()
      }
      .events
  }

  private func typing(_ text: String, at ticks: TestTime...) -> [Recorded<Event<Key>>] {
    zip(ticks, text).map { tick, character in .next(tick, .character(character)) }
  }

  @Test func `a city is asked for when nobody has typed for 300 ms`() {
    let events = answers(to: typing("Rom", at: 210, 212, 214) + [.next(300, .quit)])

    #expect(
      events == [
        .next(200, ""), .next(217, "asking …"), .next(219, "Rome: sun, 24 °C"), .completed(300),
      ],
      "Rome is known 200 ms after the pause of 300 ms that follows the last key."
    )
  }

  @Test func `the last search wins`() {
    // London takes 900 ms, Rome 200.
    let events = answers(
      to: typing("lo", at: 210, 211) + [.next(216, .clear)]
        + typing("ro", at: 217, 218) + [.next(300, .quit)]
    )

    #expect(
      events == [
        .next(200, ""), .next(214, "asking …"), .next(216, ""), .next(221, "asking …"),
        .next(223, "Rome: sun, 24 °C"), .completed(300),
      ],
      "The answer about London, due at 223, was given up with the text that asked for it."
    )
  }

  @Test func `an error is shown until the next key, and then never again`() {
    let events = answers(
      to: typing("at", at: 210, 211) + [.next(230, .enter), .next(231, .clear)]
        + typing("ri", at: 240, 241) + [.next(300, .quit)]
    )

    #expect(
      events == [
        .next(200, ""), .next(214, "asking …"),
        .next(218, "! The station in Atlantis is under water."),
        .next(230, "asking …"), .next(231, ""),
        .next(244, "asking …"), .next(247, "Riga: clouds, 11 °C"), .completed(300),
      ]
    )
  }

  @Test func `Enter asks once more`() {
    let events = answers(to: typing("Ro", at: 210, 211) + [.next(230, .enter), .next(300, .quit)])

    #expect(
      events == [
        .next(200, ""), .next(214, "asking …"), .next(216, "Rome: sun, 24 °C"),
        .next(230, "asking …"), .next(232, "Rome: sun, 24 °C"), .completed(300),
      ]
    )
  }

  @Test func `a text that no city begins with is an error, and the search goes on`() {
    let events = answers(
      to: typing("xy", at: 210, 211) + [.next(220, .clear)]
        + typing("Pa", at: 221, 222) + [.next(300, .quit)]
    )

    #expect(
      events == [
        .next(200, ""), .next(214, "asking …"), .next(214, "! No city begins with “xy”."),
        .next(220, ""),
        .next(225, "asking …"), .next(227, "Paris: clouds, 17 °C"), .completed(300),
      ]
    )
  }

  @Test(arguments: [Key.quit, .character("q")])
  func `leaving disposes everything, a request under way included`(_ key: Key) {
    var isGivenUp = false
    let request = Observable<WeatherReport>.never().do(onDispose: { isGivenUp = true })
    let keys =
      typing("Ro", at: 210, 211) + [
        .next(220, .backspace), .next(221, .backspace), .next(222, .character("R")),
        .next(230, .backspace), .next(231, key),
      ]
    let events = answers(to: keys) { _ in request }

    #expect(events.last == .completed(231), "The program has to end with this key.")
    #expect(isGivenUp, "A request that nobody waits for went on.")
    #expect(census.report.hasPrefix("alive: nothing"), "\(census.report)")
  }

  @Test func `leaving while a request is under way`() {
    _ = answers(to: typing("Lo", at: 210, 211) + [.next(216, .quit)])

    #expect(census.report.hasPrefix("alive: nothing"), "\(census.report)")
  }
}
