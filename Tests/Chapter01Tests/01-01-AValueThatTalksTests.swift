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

  @Test func `an object that is set again is news, too`() {
    final class Report {
      var degrees = 0
    }
    let report = Report()
    let reports = Observable1(report)
    let heard = Recorder<Int>()

    reports.observe { heard.record($0.degrees) }
    report.degrees = 5
    reports.value = report

    #expect(
      heard.values == [5],
      """
      `value` was set once, to the object that was already there. It is news like any other: the \
      object has changed inside, and only the observer can tell whether that matters.
      """
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

  @Test func `an observer hears the same value again, even if it sets that itself`() {
    let degrees = Observable1(0)
    let heard = Recorder<Int>()

    degrees.observe { [unowned degrees] value in
      heard.record(value)
      if heard.values.count == 1 { degrees.value = value }
    }
    degrees.value = 1

    #expect(
      heard.values == [1, 1],
      "The observer responded to 1 by setting 1 once more. That is setting a value like any other."
    )
  }

  @Test func `an observer hears every value that it sets itself`() {
    let degrees = Observable1(0)
    let heard = Recorder<Int>()

    degrees.observe { [unowned degrees] value in
      heard.record(value)
      if value == 1 {
        degrees.value = 2
        degrees.value = 3
      }
      if value == 3 { degrees.value = 4 }
    }
    degrees.value = 1

    #expect(
      heard.values == [1, 2, 3, 4],
      """
      The observer responded to 1 by setting 2 and then 3, and to 3 by setting 4. `value` was set four \
      times, so there are four calls, in that order.
      """
    )
  }

  @Test func `an observer may leave while it is called`() {
    let degrees = Observable1(0)
    let heard = Recorder<Int>()

    degrees.observe { [unowned degrees] value in
      heard.record(value)
      degrees.observe(nil)
    }
    degrees.value = 1
    degrees.value = 2

    #expect(
      heard.values == [1],
      "When the observer heard 1, it emptied its slot with `observe(nil)`. 2 is for nobody."
    )
  }

  @Test func `an observer that sets a value and then leaves is not called again`() {
    let degrees = Observable1(0)
    let heard = Recorder<String>()

    degrees.observe { [unowned degrees] value in
      heard.record("\(value)")
      guard value == 1 else { return }
      degrees.value = 2
      degrees.observe(nil)
      heard.record("left")
    }
    degrees.value = 1
    degrees.value = 3

    #expect(
      heard.values.last == "left",
      """
      At 1 this observer sets 2, and then it empties its slot with `observe(nil)`. From then on \
      nothing is for it, not even what was set before. What happened is \(heard.values).
      """
    )
  }

  @Test func `an observer may make room for another while it is called`() {
    let degrees = Observable1(0)
    let heard = Recorder<String>()

    degrees.observe { [unowned degrees] value in
      heard.record("first \(value)")
      degrees.observe { heard.record("second \($0)") }
    }
    degrees.value = 1
    degrees.value = 2

    #expect(
      heard.values == ["first 1", "second 2"],
      """
      When the first observer heard 1, it put a second one in its place. That one came after 1 was set, \
      and from then on it is the only one.
      """
    )
  }

  @Test func `an observer is kept until another one replaces it, and no longer`() {
    let degrees = Observable1(0)
    let lifetimes = Lifetimes()

    degrees.observe { [probe = lifetimes.probe("first")] _ in probe.touch() }
    #expect(lifetimes.names == ["first"], "The observer is in its slot, so its closure is kept.")
    degrees.observe { [probe = lifetimes.probe("second")] _ in probe.touch() }
    #expect(
      lifetimes.names == ["second"],
      """
      The second observer replaced the first, which will never be called again. Whatever its closure \
      captured should be freed with it.
      """
    )
    degrees.observe(nil)
    #expect(lifetimes.alive == 0, "`nil` replaced the second observer, and nothing else is kept.")
  }

  @Test func `an observable that nobody keeps is freed with its observer`() {
    let lifetimes = Lifetimes()
    var degrees: Observable1? = Observable1(0)
    weak let gone = degrees

    degrees?.observe { [probe = lifetimes.probe()] _ in probe.touch() }
    degrees?.value = 1
    degrees = nil

    #expect(
      gone == nil,
      """
      Nobody uses the observable any more, and the observer that it was given holds nothing of it. Yet \
      it is still in memory: it keeps itself alive.
      """
    )
    #expect(lifetimes.alive == 0, "Its observer goes with it.")
  }
}
