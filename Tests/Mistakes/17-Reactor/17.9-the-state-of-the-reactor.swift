// Shows the screen the reactor's state, not the test's.

// exercise 17.9
// instead of: isStubEnabled ? stub.state.asObservable() : runningMachine.states.asObservable()
runningMachine.states.asObservable()
// end 17.9
