// Sends the state of the stub once: what the test sets later is not shown.

// exercise 17.9
// instead of: isStubEnabled ? stub.state.asObservable() : runningMachine.states.asObservable()
isStubEnabled ? .just(stub.state.value) : runningMachine.states.asObservable()
// end 17.9
