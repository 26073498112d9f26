import Dispatch
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers
import Solution13Time

/// The reactor behind the screen on which you type the name of a city, and read its weather.
public final class WeatherReactor: Reactor {
  /// What the user does.
  public enum Action: Equatable, Sendable {
    /// The text in the search field has changed.
    case type(String)

    /// The button was tapped: ask once more about the same city.
    case refresh
  }

  /// What the screen shows.
  public struct State: Sendable {
    /// The text in the search field.
    public var city = ""

    /// Whether the spinner spins.
    public var isLoading = false

    /// The weather that was found last.
    public var report: WeatherReport?

    /// What went wrong, each time something does.
    @Pulse public var error: String?
  }

  /// What runs the reactor.
  public let machine = Machine()

  /// The state to begin with.
  public let initialState = State()

  private let pause: RxTimeInterval
  private let clock: SchedulerType
  private let weather: (_ city: String) -> Observable<WeatherReport>

  /// Creates a reactor.
  ///
  /// - Parameters:
  ///   - pause: How long the user must not have typed before a request is sent.
  ///   - clock: What the pause is measured with.
  ///   - weather: Makes a request for the weather in a city; each subscription sends it.
  public init(
    pause: RxTimeInterval = .milliseconds(300),
    clock: SchedulerType,
    weather: @escaping (_ city: String) -> Observable<WeatherReport>
  ) {
    self.pause = pause
    self.clock = clock
    self.weather = weather
  }

  // exercise 17.7: What can change, and both halves of the reactor. A pause, then a search for what
  //   was typed last; whatever the user does next ends either. The spinner spins as long as a request
  //   is on its way, and the user hears of each error.
  /// What changes.
  public enum Mutation: Equatable, Sendable {
    /// The field holds the name of another city, or is empty.
    case setCity(String)

    /// A request is on its way.
    case beginLoading

    /// The service has answered.
    case setReport(WeatherReport)

    /// The service has failed, and this is what to say about it.
    case setError(String)
  }

  /// Returns what changes when somebody types or taps.
  public func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .type(let city):
      typed(city)
    case .refresh:
      currentState.city.isEmpty ? .empty() : untilNextAction(search(for: currentState.city))
    }
  }

  private func typed(_ city: String) -> Observable<Mutation> {
    let later = search(for: city).delaySubscription(pause, scheduler: clock)
    return .concat(.just(.setCity(city)), untilNextAction(city.isEmpty ? .empty() : later))
  }

  private func search(for city: String) -> Observable<Mutation> {
    .concat(
      .just(.beginLoading),
      weather(city).map(Mutation.setReport)
        .catch { error in .just(.setError(Self.sentence(about: error))) }
    )
  }

  private func untilNextAction(_ mutations: Observable<Mutation>) -> Observable<Mutation> {
    mutations.take(until: action)
  }

  /// Returns the state after a mutation.
  public func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setCity(let city):
      state.city = city
      // The request that was on its way has been cancelled.
      state.isLoading = false
      if city.isEmpty { state.report = nil }
    case .beginLoading:
      state.isLoading = true
    case .setReport(let report):
      state.report = report
      state.isLoading = false
    case .setError(let error):
      state.error = error
      state.isLoading = false
    }
    return state
  }
  // end 17.7

  /// Returns what to tell the user about an error.
  static func sentence(about error: Error) -> String {
    (error as? ReasonableError)?.reason ?? "Something went wrong: \(type(of: error))"
  }
}
