import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution02ManyObservers
#else
@testable import Chapter02ManyObservers
#endif

@Suite struct `2.1 An array is enough` {
  @Test func `two observers hear the same value`() {
    let forecast = ArrayObservable("sun")
    let heard = Recorder<String>()

    forecast.observe { heard.record("phone: \($0)") }
    forecast.observe { heard.record("watch: \($0)") }
    forecast.value = "rain"

    #expect(
      heard.values.sorted() == ["phone: rain", "watch: rain"],
      """
      Both observers came after the sun and before the rain: each of them hears of the rain, once, \
      and of nothing else.
      """
    )
  }

  @Test func `they hear in the order in which they came`() {
    let degrees = ArrayObservable(0)
    let heard = Recorder<String>()

    degrees.observe { heard.record("a\($0)") }
    degrees.observe { heard.record("b\($0)") }
    degrees.observe { heard.record("c\($0)") }
    degrees.value = 1

    #expect(
      heard.values == ["a1", "b1", "c1"],
      """
      Whoever came first hears it first. Without a fixed order, the same program could do one \
      thing today and another tomorrow.
      """
    )
  }

  @Test func `everybody hears every value`() {
    let degrees = ArrayObservable(0)
    let heard = Recorder<String>()

    degrees.observe { heard.record("a\($0)") }
    degrees.observe { heard.record("b\($0)") }
    degrees.value = 1
    degrees.value = 2

    #expect(
      heard.values == ["a1", "b1", "a2", "b2"],
      "The first value goes to all, then the second goes to all: nobody left, nobody is skipped."
    )
  }

  @Test func `an observer that comes later hears what comes later`() {
    let degrees = ArrayObservable(0)
    let heard = Recorder<String>()

    degrees.observe { heard.record("a\($0)") }
    degrees.value = 1
    degrees.observe { heard.record("b\($0)") }
    degrees.value = 2

    #expect(
      heard.values == ["a1", "a2", "b2"],
      "The second observer came after 1 was delivered. `observe` says nothing about the past."
    )
  }

  @Test func `however many there are, all hear, in order`() {
    let degrees = ArrayObservable(0)
    let heard = Recorder<Int>()

    for number in 0..<100 { degrees.observe { heard.record(1_000 * $0 + number) } }
    degrees.value = 1

    #expect(
      heard.values == (1_000..<1_100).map(\.self),
      """
      A hundred observers came, and each should hear 1 when it is its turn. \(heard.values.count) calls \
      were made.
      """
    )
  }

  @Test func `a value that is set again is news`() {
    let degrees = ArrayObservable(7)
    let heard = Recorder<String>()

    degrees.observe { heard.record("a\($0)") }
    degrees.observe { heard.record("b\($0)") }
    degrees.value = 7
    degrees.value += 0

    #expect(
      heard.values == ["a7", "b7", "a7", "b7"],
      "The value was set twice, to what it was before. Each time, both observers are called once."
    )
  }

  @Test func `an object that is set again is news, too`() {
    final class Report {
      var degrees = 0
    }
    let report = Report()
    let reports = ArrayObservable(report)
    let heard = Recorder<Int>()

    reports.observe { heard.record($0.degrees) }
    report.degrees = 5
    reports.value = report

    #expect(
      heard.values == [5],
      """
      The value was set once, to the object that was already there. It has changed inside, and only the \
      observers can tell whether that matters.
      """
    )
  }

  @Test func `a closure that observes twice hears each value twice`() {
    let degrees = ArrayObservable(0)
    let heard = Recorder<Int>()
    let observer = { (value: Int) in heard.record(value) }

    degrees.observe(observer)
    degrees.observe(observer)
    degrees.value = 1

    #expect(
      heard.values == [1, 1],
      "It was passed in twice, so it has two slots. Closures can't be compared, equal or not."
    )
  }

  @Test func `observers see the value that they hear`() {
    let degrees = ArrayObservable(0)
    let seen = Recorder<Int>()

    degrees.observe { [unowned degrees] _ in seen.record(degrees.value) }
    degrees.observe { [unowned degrees] _ in seen.record(degrees.value) }
    degrees.value = 5

    #expect(
      seen.values == [5, 5],
      "An observer may read `value` while it is called, and finds the new value there."
    )
  }

  @Test func `a value can be set when nobody listens`() {
    let degrees = ArrayObservable(1)
    degrees.value = 2
    let heard = Recorder<Int>()
    degrees.observe { heard.record($0) }
    degrees.value = 3

    #expect(heard.values == [3], "2 was set before anybody came, and is gone; 3 is heard.")
  }

  @Test func `an observable that nobody keeps is freed with its observers`() {
    let lifetimes = Lifetimes()
    var degrees: ArrayObservable? = ArrayObservable(0)
    weak let gone = degrees
    for _ in 0..<2 { degrees?.observe { [probe = lifetimes.probe()] _ in probe.touch() } }
    #expect(lifetimes.alive == 2, "Two observers came, and nobody can leave: both are kept.")

    degrees?.value = 1
    degrees = nil

    #expect(gone == nil, "Nobody uses the observable any more, yet it is still in memory.")
    #expect(lifetimes.alive == 0, "Its observers go with it.")
  }
}
