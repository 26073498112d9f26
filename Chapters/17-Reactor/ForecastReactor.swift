import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution10Errors

/// The reactor behind the screen that shows tomorrow's temperature, with a button to refresh it.
public final class ForecastReactor: Reactor {
  /// What the user does.
  public enum Action: Sendable {
    /// The button was tapped.
    case refresh
  }

  /// What changes.
  public enum Mutation: Equatable, Sendable {
    /// A request begins, or is over.
    case setLoading(Bool)

    /// The request has brought tomorrow's temperature, in degrees Celsius.
    case setDegrees(Double)

    /// The user wants another unit.
    case setUnit(TemperatureUnit)
  }

  /// What the screen shows.
  public struct State: Equatable, Sendable {
    /// Whether the spinner spins.
    public var isLoading = false

    /// How warm it will be, in degrees Celsius, if that is known.
    public var degrees: Double?

    /// The unit in which the label says it.
    public var unit = TemperatureUnit.celsius

    /// What the label says.
    public var text: String {
      degrees.map(unit.text) ?? "--"
    }
  }

  /// What runs the reactor.
  public let machine = Machine()

  /// The state to begin with.
  public let initialState = State()

  private let unit: Observable<TemperatureUnit>
  private let request: () -> Observable<Double>

  /// Creates a reactor.
  ///
  /// - Parameters:
  ///   - unit: The unit in the settings of the app, and each one that is set later.
  ///   - request: Makes a request for tomorrow's temperature; each subscription sends it.
  public init(
    unit: Observable<TemperatureUnit> = .never(),
    request: @escaping () -> Observable<Double>
  ) {
    self.unit = unit
    self.request = request
  }

  /// Returns what a tap changes.
  public func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .refresh: refresh()
    }
  }

  private func refresh() -> Observable<Mutation> {
    // exercise 17.1: Loading starts; then come the degrees that the request brings; then loading
    //   stops, however the request has ended.
    .empty()
    // end 17.1
  }

  /// Returns the mutations, and among them those that come from the settings.
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    // exercise 17.5: The mutations of this screen, and a `.setUnit` for each unit.
    mutation
    // end 17.5
  }

  /// Returns the state after a mutation.
  public func reduce(state: State, mutation: Mutation) -> State {
    // exercise 17.1: The state with what the mutation changes, and everything else as it was.
    state
    // end 17.1
  }
}
