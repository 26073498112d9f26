import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution10Errors
import Solution11Schedulers

/// What runs a reactor: the way in, the way out, and the newest state.
///
/// The reactor keeps the machine, and the machine keeps the stream; nothing below keeps the
/// reactor. So when the screen releases its reactor, everything goes, and requests under way are
/// cancelled.
public final class ReactorMachine<Action, State> {
  /// The way in.
  let action = ActionSubject<Action>()

  /// The way out: it replays the newest state, and sends everybody each new one.
  let states = ReplaySubject<State>.create(bufferSize: 1)

  /// Creates a machine that does not run yet.
  public init() {}

  // exercise 17.3: The machine at work. It listens to one stream, which is made when the machine is
  //   first run, until the machine is freed; it remembers each state before anybody hears it; and
  //   `states` has neither gaps nor errors.
  /// Makes the stream of states and listens to it, the first time it is called.
  ///
  /// - Parameters:
  ///   - scheduler: Where actions are heard.
  ///   - makeStates: Makes the stream from the actions.
  func run(
    on scheduler: ImmediateSchedulerType,
    _ makeStates: (Observable<Action>) -> Observable<State>
  ) {}

  /// The newest state of the stream, or nil before there is one.
  var newest: State? {
    nil
  }
  // end 17.3

  // exercise 17.9: Whether the stub stands in, as it was last set, and one stub, which everybody
  //   gets, whichever thread asks.
  /// Whether the stub stands in for the reactor.
  var isStubEnabled: Bool {
    get { false }
    set {}
  }

  /// Returns the stub, which is made when it is first asked for.
  func stub(_ make: () -> Stub<Action, State>) -> Stub<Action, State> {
    make()
  }
  // end 17.9
}
