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

  private struct Memory {
    var isRunning = false
    var newest: State?
    var stub: Stub<Action, State>?
    var isStubEnabled = false
  }

  // Guards the memory; no foreign code is called while it is held.
  private let memory = Lock(Memory())

  // The subscription to the stream.
  private let bag = DisposeBag()

  /// Creates a machine that does not run yet.
  public init() {}

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
    // exercise 17.3: Listen to the stream until this machine is freed: `keep` each state, and then
    //   send it to `states`.
    // starts as: _ = stream
    stream.do(onNext: { [weak self] state in self?.keep(state) })
      .subscribe(states)
      .disposed(by: bag)
    // end 17.3
    action.open(on: scheduler).disposed(by: bag)
  }

  /// The state that was kept last.
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
}

// MARK: The stub

extension ReactorMachine {
  /// Whether the stub stands in for the reactor.
  var isStubEnabled: Bool {
    get { memory.withLock { $0.isStubEnabled } }
    set { memory.withLock { $0.isStubEnabled = newValue } }
  }

  /// Returns the stub, which is made when it is first asked for.
  func stub(_ make: () -> Stub<Action, State>) -> Stub<Action, State> {
    if let stub = memory.withLock({ $0.stub }) { return stub }
    let fresh = make()
    return memory.withLock { memory in
      // Another thread may have been faster; then its stub counts.
      let stub = memory.stub ?? fresh
      memory.stub = stub
      return stub
    }
  }
}
