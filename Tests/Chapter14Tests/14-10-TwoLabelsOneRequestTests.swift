import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution10Errors
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution14Sharing
#else
@testable import Chapter14Sharing
#endif

@Suite struct `14.10 Two labels, one request` {
  private typealias Forecast = TodayPage.Forecast

  private let server = HandSource<Forecast>()
  private let log = Log()
  private let answer = Forecast(degrees: 21, sky: "sunny")

  @Test func `two labels make one request`() {
    let page = TodayPage(request: server)
    #expect(server.subscriptions.isEmpty, "No label is shown, so nobody needs an answer.")
    _ = page.temperature.subscribe(log.listener("large"))
    _ = page.sky.subscribe(log.listener("small"))
    #expect(
      server.subscriptions.count == 1,
      "Two labels of one page make one request."
    )
    server.send(.next(answer))

    #expect(log.values == ["large next(21°)", "small next(sunny)"], "Both show the answer.")
  }

  @Test func `a label that is shown later has the answer at once`() {
    let page = TodayPage(request: server)
    _ = page.temperature.subscribe(log.listener("large"))
    server.send(.next(answer))
    _ = page.sky.subscribe(log.listener("small"))

    #expect(
      log.values == ["large next(21°)", "small next(sunny)"],
      "The answer came before the small label was shown, and that label must not stay empty."
    )
    #expect(
      server.subscriptions.count == 1,
      "There is an answer already: nobody needs a second request."
    )
  }

  @Test func `a label that is shown after the request has completed has the answer, too`() {
    let page = TodayPage(request: server)
    _ = page.temperature.subscribe(onNext: { [log] in log.record($0) })
    server.send(.next(answer), .completed)
    server.forgetObservers()
    _ = page.sky.subscribe(onNext: { [log] in log.record($0) })

    #expect(
      server.subscriptions.count == 1,
      """
      A request completes after its answer, and a shared sequence that completes forgets. The label \
      that comes later must not send a second request.
      """
    )
    #expect(
      log.values == ["21°", "sunny"],
      "The large label is still shown, so the small one gets the answer, too."
    )
  }

  @Test func `as long as one label is shown, whichever it is, the answer is kept`() {
    let page = TodayPage(request: server)
    let labels = [page.temperature, page.sky, page.temperature, page.sky]
    var shown: Disposable?
    for label in labels {
      let before = shown
      shown = label.subscribe(onNext: { [log] in log.record($0) })
      if before == nil { server.send(.next(answer), .completed) }
      before?.dispose()
    }

    #expect(
      server.subscriptions.count == 1,
      """
      The request was answered, and then each label was closed after the next one was shown. One was \
      shown at every moment, and there were \(server.subscriptions.count) requests.
      """
    )
    #expect(log.values == ["21°", "sunny", "21°", "sunny"], "Each of them shows the answer.")
    shown?.dispose()
  }

  @Test func `a server that answers at once is asked once`() {
    let page = TodayPage(request: request(.next(answer), .completed, in: log))
    _ = page.temperature.subscribe(onNext: { [log] in log.record($0) })
    _ = page.sky.subscribe(onNext: { [log] in log.record($0) })

    #expect(
      log.values.count { $0 == "request subscribed" } == 1,
      "An answer from the cache comes inside `subscribe`. The second label must not ask again."
    )
    #expect(log.values.filter { !$0.hasPrefix("request") } == ["21°", "sunny"], "Both show it.")
  }

  @Test func `after an error both can ask again, with one request`() {
    let page = TodayPage(request: server)
    _ = page.temperature.subscribe(log.listener("large"))
    _ = page.sky.subscribe(log.listener("small"))
    server.send(.error(Storm()))
    server.forgetObservers()
    #expect(
      log.values == ["large error(storm)", "small error(storm)"],
      "The request has failed. Both labels have to hear that, so that the page can offer another try."
    )

    _ = page.temperature.subscribe(log.listener("large"))
    _ = page.sky.subscribe(log.listener("small"))
    #expect(
      server.subscriptions.count == 2,
      """
      The labels tried again. That has to be one new request: not none, with the old error sent again, \
      and not two.
      """
    )
    server.send(.next(answer))
    #expect(
      log.values.suffix(2) == ["large next(21°)", "small next(sunny)"],
      "The second request was answered, and both labels show it."
    )
  }

  @Test func `labels that try again as soon as they hear the error make one new request`() {
    let page = TodayPage(request: server)
    _ = page.temperature.retry(2).subscribe(log.listener("large"))
    _ = page.sky.retry(2).subscribe(log.listener("small"))
    server.send(.error(Storm()))
    #expect(
      server.subscriptions.count == 2,
      """
      Each label subscribed again while it heard the error, and the server has had \
      \(server.subscriptions.count) requests in all. There has to be one new request for both: by the \
      time a label hears an error, the error has to be forgotten.
      """
    )
    server.send(.next(answer))
    #expect(
      log.values == ["large next(21°)", "small next(sunny)"],
      "The second request was answered, and both labels have to show that, and not the old error."
    )
  }

  @Test func `a label that is shown after another has tried again waits for the same request`() {
    let page = TodayPage(request: server)
    _ = page.temperature.retry(2).subscribe(log.listener("large"))
    server.send(.error(Storm()))
    _ = page.sky.subscribe(log.listener("small"))
    #expect(
      server.subscriptions.count == 2,
      """
      The request failed. The large label was to subscribe again while it heard that, and then the \
      small label was shown. The server has had \(server.subscriptions.count) requests in all, instead \
      of two: as long as the new request is under way, it is one for both, and the end of the old one \
      must not touch it.
      """
    )
    server.send(.next(answer))
    #expect(
      log.values == ["large next(21°)", "small next(sunny)"],
      "The second request was answered, and both labels have to show that."
    )
  }

  @Test func `when no label is shown any more the request is cancelled`() {
    let page = TodayPage(request: server)
    let large = page.temperature.subscribe { _ in }
    let small = page.sky.subscribe { _ in }
    large.dispose()
    #expect(server.living == 1, "The small label still waits for the answer.")
    small.dispose()

    #expect(server.living == 0, "Nobody waits for the answer, but the request goes on.")
  }

  @Test func `a page that is opened again sends a new request`() {
    let page = TodayPage(request: server)
    let first = page.temperature.subscribe { _ in }
    server.send(.next(answer), .completed)
    server.forgetObservers()
    first.dispose()
    _ = page.temperature.subscribe(log.listener("large"))

    #expect(log.values.isEmpty, "It shows yesterday's forecast as if it were today's.")
    #expect(
      server.subscriptions.count == 2,
      "The page was closed in between: a new visit is a new request."
    )
  }
}
