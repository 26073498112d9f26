import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution01OneObserver
#else
@testable import Chapter01OneObserver
#endif

@Suite struct `1.2 Only what is new` {
  @Test func `observe says nothing of the value that was there`() {
    let forecast = Observable1("sun")
    let heard = Recorder<String>()

    forecast.observe { heard.record($0) }

    #expect(
      heard.values.isEmpty,
      "Nothing has changed since the observer came, so there is nothing to tell it."
    )
  }

  @Test func `observeFromNow tells the value of the moment at once`() {
    let forecast = Observable1("sun")
    let heard = Recorder<String>()

    forecast.observeFromNow { heard.record($0) }

    #expect(
      heard.values == ["sun"],
      "The observer asked for the value of this moment as well: one call, before the method returns."
    )
  }

  @Test func `observeFromNow tells the later values too`() {
    let forecast = Observable1("sun")
    let heard = Recorder<String>()

    forecast.observeFromNow { heard.record($0) }
    forecast.value = "rain"
    forecast.value = "snow"

    #expect(
      heard.values == ["sun", "rain", "snow"],
      "First what is there, then every change, each of them once."
    )
  }

  @Test func `it begins with the newest value, not with the first`() {
    let forecast = Observable1("sun")
    forecast.value = "rain"
    let heard = Recorder<String>()

    forecast.observeFromNow { heard.record($0) }

    #expect(
      heard.values == ["rain"],
      "The sun was gone before the observer came: only the value of the moment is told."
    )
  }

  @Test func `an answer to the first value is heard`() {
    let degrees = Observable1(400)
    let heard = Recorder<Int>()

    degrees.observeFromNow { [unowned degrees] value in
      heard.record(value)
      if value > 100 { degrees.value = 100 }
    }

    #expect(
      heard.values == [400, 100],
      """
      The observer answered the very first value, 400, by setting 100. That is a change like any \
      other, and it came while the observer was being told: by then it has to be observing.
      """
    )
  }
}
