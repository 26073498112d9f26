import Solution03TokensAndBags
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

  // exercise 17.1: The two halves. A tap starts loading, brings the degrees of the request, and stops
  //   loading, however the request has ended. After a mutation the state has what that changes, and
  //   everything else as it was.
  /// Returns what a tap changes.
  public func mutate(action: Action) -> Observable<Mutation> {
    .empty()
  }

  /// Returns the state after a mutation.
  public func reduce(state: State, mutation: Mutation) -> State {
    state
  }
  // end 17.1

  // exercise 17.5: The settings take part: each unit that they send comes into the state, as what the
  //   user does on this screen does.
  // end 17.5
}
