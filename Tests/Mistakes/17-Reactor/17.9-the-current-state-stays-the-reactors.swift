// Once the reactor has run, the current state is the reactor's even while the stub is enabled.

// exercise 17.9
/// Where the screen sends what the user does.
public var action: ActionSubject<Action> {
  isStubEnabled ? stub.action : runningMachine.action
}

/// What the screen shows: the newest state at once, and then each new one.
public var state: Observable<State> {
  isStubEnabled ? stub.state.asObservable() : runningMachine.states.asObservable()
}

/// The state at this moment.
public var currentState: State {
  isStubEnabled ? machine.newest ?? stub.state.value : newestState
}
// end 17.9

// exercise 17.9
private struct StandIn {
  var isEnabled = false
  var stub: Stub<Action, State>?
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
    let stub = standIn.stub ?? fresh
    standIn.stub = stub
    return stub
  }
}
// end 17.9

// exercise 17.9
private let recorded = Lock<[Action]>([])
private let bag = DisposeBag()

init(state: State) {
  self.state = StateRelay(value: state)
  action.subscribe(onNext: { [weak self] action in self?.record(action) }).disposed(by: bag)
  action.open(on: CurrentThreadScheduler.instance).disposed(by: bag)
}

private func record(_ action: Action) {
  recorded.withLock { $0.append(action) }
}

/// What the screen has sent, oldest first.
public var actions: [Action] {
  recorded.withLock { $0 }
}
// end 17.9
