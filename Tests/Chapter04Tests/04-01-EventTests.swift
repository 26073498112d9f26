import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution04Events
#else
@testable import Chapter04Events
#endif

@Suite struct `4.1 Event` {
  private let next = Event.next("sun")
  private let failure = Event<String>.error(WeatherError.offline)
  private let completed = Event<String>.completed

  @Test func `an element does not stop the sequence`() {
    #expect(!next.isStopEvent, "More may follow an element: it is not the end.")
  }

  @Test func `completed stops it, and so does an error`() {
    #expect(completed.isStopEvent, "`completed` says that nothing follows: it is a stop event.")
    #expect(
      failure.isStopEvent,
      """
      An error is not an element that happens to be bad news: nothing follows it, as nothing \
      follows `completed`. Whoever waits for the next element would wait forever.
      """
    )
  }

  @Test func `next has an element, and the ends have none`() {
    #expect(next.element == "sun", "The element of next(sun) is sun.")
    #expect(failure.element == nil, "A sequence that fails says why, but has no element.")
    #expect(completed.element == nil, "`completed` comes empty-handed.")
  }

  @Test func `an element that is nil is an element`() {
    let nothing = Event<String?>.next(nil)

    #expect(
      nothing.element == .some(nil),
      "This event has an element, and the element is nil. That is not the same as having none."
    )
    #expect(!nothing.isStopEvent, "An element is not an end, whatever it is.")
  }

  @Test func `error has an error, and the others have none`() {
    #expect(failure.error as? WeatherError == .offline, "The event says what went wrong.")
    #expect(next.error == nil, "With an element, nothing went wrong.")
    #expect(completed.error == nil, "`completed` is the good end: there is no error.")
  }

  @Test func `an element that is an error is an element`() {
    let report = Event<any Error>.next(WeatherError.offline)
    let end = Event<any Error>.error(WeatherError.offline)

    #expect(
      report.element != nil && report.error == nil && !report.isStopEvent,
      "A sequence of error reports has not failed when it sends one: the case decides, not the type."
    )
    #expect(
      end.element == nil && end.error != nil,
      "This sequence has failed, and an end has no element, whatever type the elements have."
    )
  }

  @Test func `map transforms the element`() {
    let length = next.map { $0.count }

    #expect(
      length.element == 3,
      "next(sun) becomes next(3): it is the same kind of event, with its element transformed."
    )
  }

  @Test func `map calls the transform once`() {
    let log = Recorder<String>()

    let length = next.map { text in
      log.record(text)
      return text.count
    }
    let failed = next.map { text -> Int in
      log.record(text)
      throw WeatherError.noSuchCity
    }

    #expect(
      log.values == ["sun", "sun"],
      """
      Two events were transformed, \(length) and \(failed), and the transform was called \
      \(log.values.count) times. A transform may write a file or draw the next number: once for each \
      element.
      """
    )
  }

  @Test func `map leaves the ends as they are`() {
    let log = Recorder<String>()
    let count = { (text: String) -> Int in
      log.record(text)
      return text.count
    }

    let ends = "\(failure.map(count)), \(completed.map(count))"

    #expect(
      ends == "error(offline), completed",
      "An end carries no element, so there is nothing to transform: it passes unchanged."
    )
    #expect(log.values.isEmpty, "The transform was called with an element that no event had.")
  }

  @Test func `a transform that throws turns the event into an error`() {
    let result = next.map { city -> Int in
      guard city == "Bern" else { throw WeatherError.noSuchCity }
      return 7
    }

    #expect(
      "\(result)" == "error(noSuchCity)",
      """
      The transform threw. `map` does not throw, so the error has only one way out: the event \
      itself. Dropping it, or calling it `completed`, would claim that all went well.
      """
    )
  }

  @Test func `an element that is an error is transformed like any other`() {
    let result = Event<any Error>.next(WeatherError.offline).map { error in "heard of \(error)" }

    #expect(
      "\(result)" == "next(heard of offline)",
      "This sequence sends errors as its elements, and goes on after each. Mapped, an element is \(result)."
    )
  }

  @Test func `a transform that was cancelled has thrown, too`() {
    let result = next.map { _ -> Int in throw CancellationError() }

    #expect(
      "\(result)" == "error(CancellationError())",
      """
      The transform threw a `CancellationError`. That is an error like any other: nobody heard whether \
      all went well.
      """
    )
  }

  // MARK: Given

  @Test func `an event prints what it says`() {
    #expect(
      "\(next) \(failure) \(completed)" == "next(sun) error(offline) completed",
      "The logs in this book are written with it."
    )
    #expect(completed.isCompleted && !failure.isCompleted && !next.isCompleted, "One of the three.")
    #expect(next.event.element == next.element, "An event stands for itself.")
  }
}
