// The stub stands in even where nobody has enabled it.

// exercise 17.9
// instead of: isStubEnabled ? stub.action : runningMachine.action
stub.action
// instead of: isStubEnabled ? stub.state.asObservable() : runningMachine.states.asObservable()
stub.state.asObservable()
// instead of: isStubEnabled ? stub.state.value : newestState
stub.state.value
// end 17.9
