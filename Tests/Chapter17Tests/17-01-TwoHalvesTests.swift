import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution17Reactor
#else
@testable import Chapter17Reactor
#endif

@Suite struct `17.1 Two halves` {
  private let request = HandSource<Double>()
  private let log = Log()

  private var reactor: ForecastReactor {
    ForecastReactor(request: { [request] in request })
  }

  @Test func `a tap starts loading, and then brings the degrees`() {
    let token = reactor.mutate(action: .refresh).subscribe(log.observer())

    #expect(
      log.values == ["next(setLoading(true))"],
      "The request is on its way, and the spinner has to start before the answer comes."
    )
    request.send(.next(21.5), .completed)

    #expect(
      log.values == [
        "next(setLoading(true))", "next(setDegrees(21.5))", "next(setLoading(false))", "completed",
      ],
      "The answer came: first the degrees, then the spinner stops; then this tap is over."
    )
    token.dispose()
  }

  @Test func `a request may bring degrees more than once`() {
    let token = reactor.mutate(action: .refresh).subscribe(log.observer())
    request.send(.next(20))
    #expect(
      log.values == ["next(setLoading(true))", "next(setDegrees(20.0))"],
      "The request has sent degrees and goes on. The screen shows them now, and the spinner spins."
    )
    request.send(.next(20), .next(21.5), .completed)

    #expect(
      log.values.dropFirst(2) == [
        "next(setDegrees(20.0))", "next(setDegrees(21.5))", "next(setLoading(false))", "completed",
      ],
      "The request has sent the same degrees again, and then better ones; then it is over."
    )
    token.dispose()
  }

  @Test func `a request may answer at once`() {
    let reactor = ForecastReactor(request: { .just(21.5) })
    let token = reactor.mutate(action: .refresh).subscribe(log.observer())

    #expect(
      log.values == [
        "next(setLoading(true))", "next(setDegrees(21.5))", "next(setLoading(false))", "completed",
      ],
      "The request has answered inside `subscribe`. The order is the same: \(log.values)."
    )
    token.dispose()
  }

  @Test func `each tap is a request`() {
    let (reactor, second) = (reactor, Log())
    let tokens = [
      reactor.mutate(action: .refresh).subscribe(log.observer()),
      reactor.mutate(action: .refresh).subscribe(second.observer()),
    ]

    #expect(
      request.living == 2 && second.values == ["next(setLoading(true))"],
      """
      There was a second tap while the request of the first was under way. \(request.living) requests \
      are under way now, and the second tap has brought \(second.values).
      """
    )
    for token in tokens { token.dispose() }
  }

  @Test func `a request that fails stops the spinner, too`() {
    let token = reactor.mutate(action: .refresh).subscribe(log.observer())
    request.send(.error(Storm()))

    #expect(
      log.values == ["next(setLoading(true))", "next(setLoading(false))", "completed"],
      """
      The request failed. If the error cuts off what comes after it, nobody says that the loading \
      is over, and the spinner never stops.
      """
    )
    token.dispose()
  }

  @Test func `nothing is requested before somebody listens`() {
    let mutations = reactor.mutate(action: .refresh)
    #expect(request.subscriptions.isEmpty, "`mutate` describes the work. It must not start it.")

    let token = mutations.subscribe(log.observer())
    #expect(request.subscriptions.count == 1, "One tap is one request.")
    token.dispose()

    #expect(request.living == 0, "Disposing cancels the request.")
  }

  @Test func `each mutation changes its part of the state`() {
    var state = reactor.initialState
    state = reactor.reduce(state: state, mutation: .setLoading(true))
    #expect(state.isLoading, "`.setLoading(true)` turns the spinner on.")
    #expect(state.text == "--", "Nothing is known yet.")

    state = reactor.reduce(state: state, mutation: .setLoading(true))
    #expect(
      state.isLoading,
      "There were two taps, and the second request begins as well: the spinner has to go on."
    )

    state = reactor.reduce(state: state, mutation: .setDegrees(21.5))
    #expect(state.text == "22 °C", "The degrees are in the state, and so in the text.")
    #expect(state.isLoading, "Degrees say nothing about the spinner: it stays as it was.")

    state = reactor.reduce(state: state, mutation: .setUnit(.fahrenheit))
    #expect(state.text == "71 °F", "The unit has changed; the degrees are the same.")

    state = reactor.reduce(state: state, mutation: .setLoading(false))
    #expect(!state.isLoading, "`.setLoading(false)` turns the spinner off.")
    #expect(state.text == "71 °F", "The spinner says nothing about the degrees.")

    state = reactor.reduce(state: state, mutation: .setLoading(true))
    #expect(
      state.text == "71 °F",
      "A new request begins. Until it brings degrees, the label shows those that are known."
    )

    state = reactor.reduce(state: state, mutation: .setDegrees(10))
    #expect(state.text == "50 °F", "There are new degrees, and the unit is still Fahrenheit.")
    #expect(state.isLoading, "The spinner goes on until somebody says that the loading is over.")
  }

  @Test func `the same state and the same mutation give the same state`() {
    let (reactor, state) = (reactor, ForecastReactor.State())
    let first = reactor.reduce(state: state, mutation: .setDegrees(3))
    let second = reactor.reduce(state: state, mutation: .setDegrees(3))

    #expect(first.degrees == 3, "The degrees should be in the state.")
    #expect(first == second, "`reduce` has no memory: what it needs to know is in the state.")
    for isLoading in [true, false] {
      let states = (1...2)
        .map { _ in
          reactor.reduce(state: state, mutation: .setLoading(isLoading))
        }
      #expect(
        states.allSatisfy { $0.isLoading == isLoading },
        "The same state has got `.setLoading(\(isLoading))` twice: what came before does not count."
      )
    }
    #expect(request.subscriptions.isEmpty, "`reduce` computes a state, and does nothing else.")
  }
}
