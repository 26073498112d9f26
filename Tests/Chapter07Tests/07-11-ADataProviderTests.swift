import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution07Subjects
#else
@testable import Chapter07Subjects
#endif

@Suite struct `7.11 A data provider` {
  private let server = HandSource<String>()
  private var provider: ForecastProvider { ForecastProvider(request: server) }

  @Test func `a refresh pushes its answer to all screens, and tells its subscriber how it went`() {
    let log = Log()
    let provider = self.provider
    _ = provider.forecasts.subscribe(log.observer("one"))
    _ = provider.forecasts.subscribe(log.observer("two"))

    let token = provider.refresh().subscribe(log.observer("refresh"))
    server.send(.next("sun"), .completed)

    #expect(
      log.values == ["one next(sun)", "two next(sun)", "refresh completed"],
      "The data goes to every screen; the screen that asked for a refresh learns that it is over."
    )
    token.dispose()
  }

  @Test func `an answer goes to all screens when it comes, and not when the request has ended`() {
    let log = Log()
    let provider = self.provider
    _ = provider.forecasts.subscribe(log.observer("screen"))

    let token = provider.refresh().subscribe(log.observer("refresh"))
    server.send(.next("sun"))

    #expect(
      log.values == ["screen next(sun)"],
      "The server has answered, and the request still runs. The screens need not wait until it has ended."
    )
    token.dispose()
  }

  @Test func `an answer that is equal to the one before goes to all screens, too`() {
    let log = Log()
    let provider = self.provider
    _ = provider.forecasts.subscribe(log.observer("screen"))

    let token = provider.refresh().subscribe(log.observer("refresh"))
    server.send(.next("sun"), .next("sun"), .completed)

    #expect(
      log.values == ["screen next(sun)", "screen next(sun)", "refresh completed"],
      "The server has answered twice, and still says sun: that is news of its own."
    )
    token.dispose()
  }

  @Test func `a screen that opens later is told the newest forecast at once`() {
    let log = Log()
    let provider = self.provider

    let token = provider.refresh().subscribe(onCompleted: {})
    server.send(.next("sun"), .next("rain"), .completed)
    _ = provider.forecasts.subscribe(log.observer())

    #expect(log.values == ["next(rain)"], "The newest, and not the whole history.")
    token.dispose()
  }

  @Test func `before the first answer there is nothing to show`() {
    let log = Log()

    _ = provider.forecasts.subscribe(log.observer())

    #expect(
      log.values.isEmpty,
      "Nobody has asked the server yet, and an empty forecast is not a forecast."
    )
  }

  @Test func `a refresh that fails leaves the forecasts alive`() {
    let log = Log()
    let provider = self.provider
    _ = provider.forecasts.subscribe(log.observer("screen"))

    let first = provider.refresh().subscribe(log.observer("first"))
    server.send(.next("sun"), .error(Storm()))
    server.forgetObservers()
    let second = provider.refresh().subscribe(log.observer("second"))
    server.send(.next("rain"), .completed)

    #expect(
      log.values == [
        "screen next(sun)", "first error(storm)", "screen next(rain)", "second completed",
      ],
      """
      The first request failed, and that is what its subscriber hears. The screens listen to something \
      that does not end with a request: the next answer reaches them.
      """
    )
    first.dispose()
    second.dispose()
  }

  @Test func `nothing is sent to the server before somebody subscribes`() {
    let provider = self.provider

    let refresh = provider.refresh()
    _ = provider.forecasts.subscribe(Log().observer())
    #expect(server.subscriptions.isEmpty, "A sequence does nothing until somebody subscribes.")

    let token = refresh.subscribe(onCompleted: {})
    #expect(server.subscriptions.count == 1, "Now there is a request.")
    token.dispose()
  }

  @Test func `each subscription is one request`() {
    let refresh = provider.refresh()

    let tokens = [refresh.subscribe(onCompleted: {}), refresh.subscribe(onCompleted: {})]

    #expect(
      server.subscriptions.count == 2,
      "There were two subscriptions, so the server is asked twice."
    )
    for token in tokens { token.dispose() }
  }

  @Test func `two requests that run at once have nothing to do with each other`() {
    let log = Log()
    let provider = self.provider

    let first = provider.refresh().subscribe(log.observer("first"))
    let second = provider.refresh().subscribe(log.observer("second"))
    #expect(
      server.living == 2,
      "Two screens asked for a refresh, and nobody has disposed one. Both requests have to run."
    )

    second.dispose()
    #expect(
      server.subscriptions.map(\.disposals) == [0, 1],
      "The second refresh was disposed. That cancels its own request, and not the first one."
    )

    server.send(.completed)
    #expect(
      log.values == ["first completed"],
      "The first request has completed, and its subscriber still waits to hear that."
    )
    first.dispose()
  }

  @Test func `two answers go to all screens, whichever request was sent first`() {
    let log = Log()
    let provider = self.provider
    _ = provider.forecasts.subscribe(log.observer("screen"))

    let first = provider.refresh().subscribe { _ in }
    let second = provider.refresh().subscribe { _ in }
    server.send(.next("sun"))

    #expect(
      log.values == ["screen next(sun)", "screen next(sun)"],
      """
      Two subscribed to a refresh, and then the server answered. There are two requests, and each \
      answer goes to all screens, not the one to the newer request alone. The screen heard \
      \(log.values).
      """
    )
    first.dispose()
    second.dispose()
  }

  @Test func `one refresh that several subscribe to is a request for each, with its own end`() {
    let log = Log()
    let refresh = provider.refresh()

    let first = refresh.subscribe(log.observer("first"))
    server.send(.completed)
    server.forgetObservers()
    let second = refresh.subscribe(log.observer("second"))
    let third = refresh.subscribe(log.observer("third"))
    #expect(
      log.values == ["first completed"],
      "The first request has ended. The second and the third one have only begun."
    )
    let cancelled = server.subscriptions.dropFirst().count { $0.disposals > 0 }
    #expect(
      cancelled == 0,
      """
      When the first request had ended, two more observers subscribed to the same sequence, and both are \
      still waiting. Of their requests, \(cancelled) were cancelled.
      """
    )

    third.dispose()
    server.send(.error(Storm()))
    #expect(
      log.values == ["first completed", "second error(storm)"],
      "All three subscribed to the same sequence. Each has its own request, and hears how that has ended."
    )
    for token in [first, second] { token.dispose() }
  }

  @Test func `disposing a refresh cancels its request`() {
    let log = Log()
    let provider = self.provider
    _ = provider.forecasts.subscribe(log.observer())

    let token = provider.refresh().subscribe(onCompleted: {})
    token.dispose()

    #expect(
      server.living == 0,
      "Nobody wants the answer any more, and the request still runs."
    )
  }

  @Test func `keeping the forecasts does not keep the provider`() {
    var provider: ForecastProvider? = self.provider
    weak let gone = provider

    let forecasts = provider?.forecasts
    provider = nil

    #expect(gone == nil, "A screen listens to the proxy. It has no use for the whole provider.")
    _ = forecasts?.subscribe(Log().observer())
  }

  @Test func `a screen that has the forecasts hears the newest, even if the provider is gone`() {
    let log = Log()
    var provider: ForecastProvider? = self.provider

    let forecasts = provider?.forecasts
    let token = provider?.refresh().subscribe(onCompleted: {})
    server.send(.next("sun"), .completed)
    server.forgetObservers()
    token?.dispose()
    provider = nil
    _ = forecasts?.subscribe(log.observer())

    #expect(
      log.values == ["next(sun)"],
      """
      The server said sun, and later the provider was freed. A screen still had the sequence, subscribed \
      to it, and heard \(log.values.listed). The newest forecast lives as long as the sequence.
      """
    )
  }

  @Test func `a refresh goes on when the provider is gone`() {
    let log = Log()
    var provider: ForecastProvider? = self.provider
    weak let gone = provider
    _ = provider?.forecasts.subscribe(log.observer())

    let token = provider?.refresh().subscribe(log.observer("refresh"))
    provider = nil
    #expect(gone == nil, "A request needs the proxy, and not the whole provider.")
    #expect(
      server.living == 1,
      "The provider is gone, but nobody has disposed the refresh: its request has to go on."
    )

    server.send(.next("sun"), .completed)
    #expect(
      log.values == ["next(sun)", "refresh completed"],
      "The screen still waits for the answer, and who asked for the refresh to hear how it went."
    )
    token?.dispose()
  }
}
