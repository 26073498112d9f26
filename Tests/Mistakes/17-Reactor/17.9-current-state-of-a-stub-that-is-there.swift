// As long as nobody has asked for the stub, `currentState` is that of the reactor, although the
// stub is enabled: a reactor that has run says its own newest state, and the stub the initial one.

// exercise 17.9
// instead of: isStubEnabled ? stub.state.value : newestState
isStubEnabled ? machine.stubIfAny?.state.value ?? newestState : newestState
// end 17.9

// exercise 17.9
// instead of: private let standIn = Lock(StandIn())
private let standIn = Lock(StandIn())

/// The stub, if somebody has asked for it.
var stubIfAny: Stub<Action, State>? {
  standIn.withLock { $0.stub }
}
// end 17.9
