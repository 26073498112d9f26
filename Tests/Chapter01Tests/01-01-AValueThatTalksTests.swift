import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution01OneObserver
#else
@testable import Chapter01OneObserver
#endif

@Suite struct `1.1 A value that talks` {
  @Test func `the observer hears the new value`() {
    let forecast = Observable1("sun")
    let heard = Recorder<String>()

    forecast.observe { heard.record($0) }
    forecast.value = "rain"

    #expect(
      heard.values == ["rain"],
      """
      The value changed from sun to rain after the observer came, so the observer hears "rain".
      Two gaps work together: `observe` keeps the closure, `didSet` calls it.
      """
    )
  }

  @Test func `the observer hears every new value, in order`() {
    let degrees = Observable1(0)
    let heard = Recorder<Int>()

    degrees.observe { heard.record($0) }
    degrees.value = 1
    degrees.value = 2
    degrees.value = 3

    #expect(
      heard.values == [1, 2, 3],
      "Three changes, three calls: an observer stays until another one replaces it."
    )
  }

  @Test func `the observer hears the same value again`() {
    let degrees = Observable1(7)
    let heard = Recorder<Int>()

    degrees.observe { heard.record($0) }
    degrees.value = 7
    degrees.value = 7

    #expect(
      heard.values == [7, 7],
      "A value that is set is news, even if it equals the one before: don't skip a call."
    )
  }

  @Test func `changing the value in place is one call`() {
    let words = Observable1(["sun"])
    let heard = Recorder<[String]>()

    words.observe { heard.record($0) }
    words.value.append("fog")

    #expect(
      heard.values == [["sun", "fog"]],
      "`append` reads the value, changes it, and sets it: that is one change, and one call."
    )
  }

  @Test func `the observer is called after the value has changed`() {
    let degrees = Observable1(1)
    let seen = Recorder<Int>()

    degrees.observe { [unowned degrees] _ in seen.record(degrees.value) }
    degrees.value = 2

    #expect(
      seen.values == [2],
      "An observer that reads `value` while it is called sees the new value, not the old one."
    )
  }

  @Test func `a value can be set when nobody listens`() {
    let degrees = Observable1(1)
    degrees.value = 2
    let heard = Recorder<Int>()
    degrees.observe { heard.record($0) }
    degrees.value = 3

    #expect(degrees.value == 3, "Setting `value` stores it, whether or not anybody listens.")
    #expect(
      heard.values == [3],
      "2 was set while nobody listened, so it is gone. Only 3 came after the observer."
    )
  }

  @Test func `a second observer replaces the first`() {
    let forecast = Observable1("sun")
    let heard = Recorder<String>()

    forecast.observe { heard.record("first: \($0)") }
    forecast.observe { heard.record("second: \($0)") }
    forecast.value = "rain"

    #expect(
      heard.values == ["second: rain"],
      "There is room for one observer: only the one that came last is called."
    )
  }

  @Test func `nobody hears after observe(nil)`() {
    let forecast = Observable1("sun")
    let heard = Recorder<String>()

    forecast.observe { heard.record($0) }
    forecast.observe(nil)
    forecast.value = "rain"

    #expect(heard.values.isEmpty, "`nil` replaced the observer, so nobody is called.")
  }

  @Test func `an observer may set the value itself`() {
    let degrees = Observable1(0)
    let heard = Recorder<Int>()

    degrees.observe { [unowned degrees] value in
      heard.record(value)
      if value > 100 { degrees.value = 100 }
    }
    degrees.value = 400

    #expect(
      heard.values == [400, 100],
      "The observer responded to 400 with a new value, 100, and hears that one like any other."
    )
    #expect(degrees.value == 100, "The value that was set last is the one that stays.")
  }
}
