// Begins the reactor when the state is asked for, even with the stub enabled.

// exercise 17.9
// instead of: isStubEnabled ? stub.state.asObservable() : runningMachine.states.asObservable()
let states = runningMachine.states.asObservable()
return isStubEnabled ? stub.state.asObservable() : states
// end 17.9
