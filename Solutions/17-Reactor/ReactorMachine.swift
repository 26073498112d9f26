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
  // starts as: /// Makes the stream of states and listens to it, the first time it is called.
  // starts as: ///
  // starts as: /// - Parameters:
  // starts as: ///   - scheduler: Where actions are heard.
  // starts as: ///   - makeStates: Makes the stream from the actions.
  // starts as: func run(
  // starts as:   on scheduler: ImmediateSchedulerType,
  // starts as:   _ makeStates: (Observable<Action>) -> Observable<State>
  // starts as: ) {}
  // starts as:
  // starts as: /// The newest state of the stream, or nil before there is one.
  // starts as: var newest: State? {
  // starts as:   nil
  // starts as: }
  private struct Memory {
    var isRunning = false
    var newest: State?
  }

  // Guards the memory; no foreign code is called while it is held.
  private let memory = Lock(Memory())

  // The subscription to the stream.
  private let bag = DisposeBag()

  /// Makes the stream of states and listens to it, the first time it is called.
  ///
  /// - Parameters:
  ///   - scheduler: Where actions are heard.
  ///   - makeStates: Makes the stream from the actions.
  func run(
    on scheduler: ImmediateSchedulerType,
    _ makeStates: (Observable<Action>) -> Observable<State>
  ) {
    guard isFirstRun() else { return }
    // As in ReactorKit, the states can't fail: if a `transform` does, they end.
    let stream = makeStates(action.asObservable()).catch { _ in .empty() }
    stream.do(onNext: { [weak self] state in self?.keep(state) })
      .subscribe(states)
      .disposed(by: bag)
    action.open(on: scheduler).disposed(by: bag)
  }

  /// The newest state of the stream, or nil before there is one.
  var newest: State? {
    memory.withLock { $0.newest }
  }

  private func keep(_ state: State) {
    // The previous state leaves the lock in `state`, and is freed out here.
    var state: State? = state
    memory.withLock { swap(&$0.newest, &state) }
  }

  private func isFirstRun() -> Bool {
    memory.withLock { memory in
      defer { memory.isRunning = true }
      return !memory.isRunning
    }
  }
  // end 17.3

  // exercise 17.9: Whether the stub stands in, as it was last set, and one stub, which everybody
  //   gets, whichever thread asks.
  // starts as: /// Whether the stub stands in for the reactor.
  // starts as: var isStubEnabled: Bool {
  // starts as:   get { false }
  // starts as:   set {}
  // starts as: }
  // starts as:
  // starts as: /// Returns the stub, which is made when it is first asked for.
  // starts as: func stub(_ make: () -> Stub<Action, State>) -> Stub<Action, State> {
  // starts as:   make()
  // starts as: }
  private struct StandIn {
    var stub: Stub<Action, State>?
    var isEnabled = false
  }

  private let standIn = Lock(StandIn())

  /// Whether the stub stands in for the reactor.
  var isStubEnabled: Bool {
    get { standIn.withLock { $0.isEnabled } }
    set { standIn.withLock { $0.isEnabled = newValue } }
  }

  /// Returns the stub, which is made when it is first asked for.
  func stub(_ make: () -> Stub<Action, State>) -> Stub<Action, State> {
    if let stub = standIn.withLock({ $0.stub }) { return stub }
    let fresh = make()
    return standIn.withLock { standIn in
      // Another thread may have been faster; then its stub counts.
      let stub = standIn.stub ?? fresh
      standIn.stub = stub
      return stub
    }
  }
  // end 17.9
}
