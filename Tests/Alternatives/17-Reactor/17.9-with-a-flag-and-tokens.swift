// Has a flag, a lock for the stub alone, and disposes by hand when the stub goes.

// exercise 17.9 in ReactorMachine.swift
private let isStubRaised = Flag()
private let onlyStub = Lock<Stub<Action, State>?>(nil)

/// Whether the stub stands in for the reactor.
var isStubEnabled: Bool {
  get { isStubRaised.isRaised() }
  set { if newValue { isStubRaised.raise() } else { isStubRaised.lower() } }
}

/// Returns the stub, which is made when it is first asked for.
func stub(_ make: () -> Stub<Action, State>) -> Stub<Action, State> {
  if let stub = onlyStub.withLock({ $0 }) { return stub }
  let fresh = make()
  return onlyStub.withLock { stub in
    if stub == nil { stub = fresh }
    return stub ?? fresh
  }
}
// end 17.9

// exercise 17.9 in Stub.swift
private let record = Lock<[Action]>([])
private let tokens = CompositeDisposable()

init(state: State) {
  self.state = StateRelay(value: state)
  _ = tokens.insert(
    action.subscribe(onNext: { [weak self] action in self?.note(action) })
  )
  _ = tokens.insert(action.open(on: CurrentThreadScheduler.instance))
}

/// What the screen has sent, oldest first.
public var actions: [Action] {
  record.withLock { $0 }
}

private func note(_ action: Action) {
  record.withLock { $0.append(action) }
}

deinit {
  tokens.dispose()
}
// end 17.9
