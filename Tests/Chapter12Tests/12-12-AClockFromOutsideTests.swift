import Foundation
import Solution03TokensAndBags
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution12VirtualTime
#else
@testable import Chapter12VirtualTime
#endif

@Suite struct `12.12 A clock from outside` {
  /// A clock whose ticks are milliseconds.
  private let clock = TestScheduler(initialClock: 0, resolution: 0.001)
  private let searches = Recorder<String>()

  private func field() -> SearchField {
    SearchField(scheduler: clock) { [clock, searches] text in
      searches.record("\(text)@\(clock.clock)")
    }
  }

  @Test func `it searches 300 milliseconds after the last letter`() {
    let field = field()
    clock.scheduleAt(1_000) { field.type("london") }
    clock.advanceTo(1_299)
    #expect(
      searches.values == [],
      "Only 299 milliseconds have passed: the user may still be typing."
    )
    clock.advanceTo(1_300)
    #expect(
      searches.values == ["london@1300"],
      "It has to search exactly 300 milliseconds after the letter, by the scheduler's clock."
    )
  }

  @Test func `a letter in between restarts the pause`() {
    let field = field()
    for (time, text) in [(1_000, "l"), (1_200, "lo"), (1_450, "lon")] {
      clock.scheduleAt(time) { field.type(text) }
    }
    clock.start()
    #expect(
      searches.values == ["lon@1750"],
      "Nobody paused at `l` or `lo`, so there must be no search for them."
    )
  }

  @Test func `a text that stands there again has to wait, too`() {
    let field = field()
    for (time, text) in [(1_000, "lon"), (1_100, "lond"), (1_200, "lon")] {
      clock.scheduleAt(time) { field.type(text) }
    }
    clock.start()
    #expect(
      searches.values == ["lon@1500"],
      "The user typed a letter and took it away, and paused from 1200 on: one search, 300 ms after that."
    )
  }

  @Test func `the same text once more is typed, too`() {
    let field = field()
    for time in [1_000, 1_200, 3_000] { clock.scheduleAt(time) { field.type("lon") } }
    clock.start()
    #expect(
      searches.values == ["lon@1500", "lon@3300"],
      """
      The user typed `lon`, 200 ms later the same text once more, and after the search once more again. \
      Each of them begins a pause of 300 ms.
      """
    )
  }

  @Test func `a field that is cleared does not search for the letters before`() {
    let field = field()
    clock.scheduleAt(1_000) { field.type("lon") }
    clock.scheduleAt(1_200) { field.type("") }
    clock.start()
    #expect(
      !searches.values.contains { $0.hasPrefix("lon") },
      "The user has deleted `lon` before the pause was over, and it was searched for."
    )
  }

  @Test func `a field that was cleared is searched for nothing`() {
    let field = field()
    clock.scheduleAt(1_000) { field.type("lon") }
    clock.scheduleAt(2_000) { field.type("") }
    clock.start()
    #expect(
      searches.values == ["lon@1300", "@2300"],
      """
      The user has deleted `lon`. That is typing, too: 300 milliseconds later it has to search for what \
      is in the field now, or the results for `lon` stay.
      """
    )
  }

  @Test func `what is typed during a search has a pause of its own`() {
    var completion: (String) -> Void = { _ in }
    let field = SearchField(scheduler: clock) { [clock, searches] text in
      searches.record("\(text)@\(clock.clock)")
      if text == "lon" { completion("london") }
    }
    completion = { [weak field] text in field?.type(text) }
    clock.scheduleAt(1_000) { field.type("lon") }
    clock.start()
    #expect(
      searches.values == ["lon@1300", "london@1600"],
      "The search for `lon` put `london` into the field. Nobody has typed after that, for 300 milliseconds."
    )
  }

  @Test func `after each pause there is a search`() {
    let field = field()
    clock.scheduleAt(1_000) { field.type("lon") }
    clock.scheduleAt(2_000) { field.type("london") }
    clock.start()
    #expect(
      searches.values == ["lon@1300", "london@2300"],
      "There were two pauses, so there have to be two searches."
    )
  }

  @Test func `two fields do not disturb each other`() {
    let (field, other) = (field(), field())
    clock.scheduleAt(1_000) { field.type("lon") }
    clock.scheduleAt(1_100) { other.type("par") }
    clock.start()
    #expect(searches.values == ["lon@1300", "par@1400"], "Each has a pause of its own.")
  }

  @Test func `a field that is gone searches for nothing`() {
    let lifetimes = Lifetimes()
    var field: SearchField? = SearchField(scheduler: clock) {
      [probe = lifetimes.probe(), searches] text in
      probe.touch()
      searches.record(text)
    }
    field?.type("london")
    field = nil
    #expect(
      lifetimes.alive == 0,
      "The field is gone, but work that waits in a scheduler still keeps alive what it searches with."
    )
    clock.start()
    #expect(searches.values == [], "The user has left, and does not wait for an answer.")
  }
}
