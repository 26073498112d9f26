import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution01OneObserver
#else
@testable import Chapter01OneObserver
#endif

@Suite struct `1.2 Only what is new` {
  @Test func `observe says nothing about the value that was there`() {
    let forecast = Observable1("sun")
    let heard = Recorder<String>()

    forecast.observe { heard.record($0) }

    #expect(
      heard.values.isEmpty,
      "Nothing has changed since the observer came, so there is nothing to tell it."
    )
  }

  @Test func `observeFromNow tells the current value at once`() {
    let forecast = Observable1("sun")
    let heard = Recorder<String>()

    forecast.observeFromNow { heard.record($0) }

    #expect(
      heard.values == ["sun"],
      "The observer asked for the current value, too: one call, before the method returns."
    )
  }

  @Test func `observeFromNow tells the later values, too`() {
    let forecast = Observable1("sun")
    let heard = Recorder<String>()

    forecast.observeFromNow { heard.record($0) }
    forecast.value = "rain"
    forecast.value = "snow"

    #expect(
      heard.values == ["sun", "rain", "snow"],
      "First the current value, then every change, each of them once."
    )
  }

  @Test func `it begins with the newest value, not with the first`() {
    let forecast = Observable1("sun")
    forecast.value = "rain"
    let heard = Recorder<String>()

    forecast.observeFromNow { heard.record($0) }

    #expect(
      heard.values == ["rain"],
      "The sun was gone before the observer came: it hears only the current value."
    )
  }

  @Test func `an observer that answers the first value hears its answer`() {
    let degrees = Observable1(400)
    let heard = Recorder<Int>()

    degrees.observeFromNow { [unowned degrees] value in
      heard.record(value)
      if value > 100 { degrees.value = 100 }
    }

    #expect(
      heard.values == [400, 100],
      """
      The observer responded to the very first value, 400, by setting 100. That is a change like \
      any other. It came while the observer was being called: by then it has to be observing.
      """
    )
  }

  @Test func `an observer may answer the first value by setting it once more`() {
    let degrees = Observable1(1)
    let heard = Recorder<Int>()

    degrees.observeFromNow { [unowned degrees] value in
      heard.record(value)
      if heard.values.count == 1 { degrees.value = value }
    }

    #expect(
      heard.values == [1, 1],
      "The observer responded to its first value, 1, by setting 1. An equal value is a later value, too."
    )
  }

  @Test func `an observer hears every answer that it gives to the first value`() {
    let degrees = Observable1(1)
    let heard = Recorder<Int>()

    degrees.observeFromNow { [unowned degrees] value in
      heard.record(value)
      if value == 1 {
        degrees.value = 2
        degrees.value = 3
      }
      if value == 3 { degrees.value = 4 }
    }

    #expect(
      heard.values == [1, 2, 3, 4],
      """
      The observer responded to its first value, 1, by setting 2 and then 3, and to 3 by setting 4. Each \
      of them is a later value, and an observer hears all of those.
      """
    )
  }

  @Test func `an observer may leave while it hears the first value`() {
    let degrees = Observable1(1)
    let heard = Recorder<Int>()

    degrees.observeFromNow { [unowned degrees] value in
      heard.record(value)
      degrees.observe(nil)
    }
    degrees.value = 2

    #expect(
      heard.values == [1],
      "The observer heard its first value and emptied its slot with `observe(nil)`. 2 is for nobody."
    )
  }

  @Test func `an observer that answers the first value and then leaves is not called again`() {
    let degrees = Observable1(1)
    let heard = Recorder<String>()

    degrees.observeFromNow { [unowned degrees] value in
      heard.record("\(value)")
      guard value == 1 else { return }
      degrees.value = 2
      degrees.observe(nil)
      heard.record("left")
    }
    degrees.value = 3

    #expect(
      heard.values.last == "left",
      """
      At its first value, 1, this observer sets 2, and then it empties its slot with \
      `observe(nil)`. From then on nothing is for it. What happened is \(heard.values).
      """
    )
  }

  @Test func `an observer may make room for another while it hears the first value`() {
    let degrees = Observable1(1)
    let heard = Recorder<String>()

    degrees.observeFromNow { [unowned degrees] value in
      heard.record("first \(value)")
      degrees.observe { heard.record("second \($0)") }
    }
    degrees.value = 2

    #expect(
      heard.values == ["first 1", "second 2"],
      "When the first observer heard 1, a second one replaced it. 2 came after that."
    )
  }

  @Test func `an observer that answers the first value and is then replaced is not called again`() {
    let degrees = Observable1(1)
    let heard = Recorder<String>()

    degrees.observeFromNow { [unowned degrees] value in
      heard.record("first \(value)")
      guard value == 1 else { return }
      degrees.value = 2
      degrees.observe { heard.record("second \($0)") }
      heard.record("replaced")
    }
    degrees.value = 3

    #expect(
      heard.values.drop { $0 != "replaced" } == ["replaced", "second 3"],
      """
      At its first value, 1, this observer sets 2, and then a second one replaces it. 2 was set before \
      that, so it is not for the second one, and from then on nothing is for the first. What happened is \
      \(heard.values).
      """
    )
  }

  @Test func `observeFromNow replaces the observer that was there`() {
    let degrees = Observable1(1)
    let heard = Recorder<String>()

    degrees.observe { heard.record("first \($0)") }
    degrees.observeFromNow { heard.record("second \($0)") }
    degrees.value = 2

    #expect(
      heard.values == ["second 1", "second 2"],
      """
      The value was set once, after the second observer came, and that one has the slot. The first \
      observer asked for new values only, and there was none while it was there.
      """
    )
  }

  @Test func `an observable that nobody keeps is freed`() {
    var degrees: Observable1? = Observable1(400)
    weak let gone = degrees

    degrees?.observeFromNow { _ in }
    degrees = nil

    #expect(
      gone == nil,
      """
      Nobody uses the observable any more, and the observer that it was given holds nothing. Yet it \
      is still in memory: it keeps itself alive.
      """
    )
  }
}
