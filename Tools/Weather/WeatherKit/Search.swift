import Dispatch
import Rx

/// The program behind the terminal: keys in, frames out; or lines in, answers out.
struct Search {
  private let clock: SchedulerType
  private let weather: (String) -> Observable<WeatherReport>
  private let census: Census

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - clock: What pauses are measured with.
  ///   - census: Counts what is subscribed to.
  ///   - weather: Makes a request.
  init(
    clock: SchedulerType,
    census: Census = Census(),
    weather: @escaping (String) -> Observable<WeatherReport>
  ) {
    self.clock = clock
    self.weather = weather
    self.census = census
  }

  /// Returns what to show while somebody types; it completes when the user leaves.
  func frames(of keys: Observable<Key>) -> Observable<Frame> {
    .deferred {
      let reactor = makeReactor(pause: .milliseconds(300))
      let lines = keys.counted(by: census, as: "keys")
        .scan(into: Line()) { line, key in line.press(key) }
        .take(while: { line in !line.isOver })
        .share()
      // An error is shown until the next key, and then never again.
      let trouble = Observable<String?>
        .merge(reactor.pulse(\.$error), lines.map { _ in nil })
      // The state is the last to be heard, so that no frame has a new state with an old error.
      let frames =
        Observable
        .combineLatest(trouble, lines.startWith(Line()), reactor.state, resultSelector: Frame.init)
        .distinctUntilChanged()
        .counted(by: census, as: "frames")
      let actions = lines.compactMap(\.action).counted(by: census, as: "actions")
      // A stream does not keep its reactor; as a screen does, the binding keeps it.
      let bind = { Binding(reactor, actions.bind(to: reactor.action)) }
      let end = lines.ignoreElements().asCompletable().andThen(Observable.just(()))
      return .using(bind, observableFactory: { _ in frames.take(until: end) })
    }
  }

  /// Returns the answer to each line, in their order; it completes with the lines, or at a `q`.
  func answers(to lines: Observable<String>) -> Observable<String> {
    .deferred {
      // Nobody types here: there is nothing to wait for.
      let reactor = makeReactor(pause: .milliseconds(0))
      return lines.counted(by: census, as: "lines")
        .take(while: { line in line != "q" })
        .filter { line in !line.isEmpty }
        .concatMap { line in answer(to: line, of: reactor) }
    }
  }

  private func answer(to line: String, of reactor: WeatherReactor) -> Observable<String> {
    let asking = Observable<String>
      .deferred {
        reactor.action.onNext(.type(line))
        return .empty()
      }
    let answers = Observable.zip(reactor.state, reactor.state.skip(1))
      .compactMap { before, after in Self.answer(before, after) }
    // The answers first: one that comes at once must not be missed.
    return Observable.merge(answers.counted(by: census, as: "answers"), asking).take(1)
  }

  /// Returns what a step from one state to the next says, if it is the end of a request.
  private static func answer(
    _ before: WeatherReactor.State,
    _ after: WeatherReactor.State
  ) -> String? {
    guard before.isLoading, !after.isLoading else { return nil }
    let hasFailed = after.$error.valueUpdatedCount != before.$error.valueUpdatedCount
    return hasFailed ? after.error.map { "! " + $0 } : after.report?.description
  }

  private func makeReactor(pause: RxTimeInterval) -> WeatherReactor {
    let reactor = WeatherReactor(pause: pause, clock: clock) { city in
      weather(city).counted(by: census, as: "requests")
    }
    census.watch(reactor, as: "reactor")
    return reactor
  }
}

/// A reactor, and what tells it the actions.
private final class Binding: Disposable {
  private let reactor: WeatherReactor
  private let actions: Disposable

  init(_ reactor: WeatherReactor, _ actions: Disposable) {
    self.reactor = reactor
    self.actions = actions
  }

  func dispose() {
    actions.dispose()
  }
}
