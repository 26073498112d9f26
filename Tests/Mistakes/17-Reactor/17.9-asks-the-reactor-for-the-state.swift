// Takes the current state from the reactor, not from the test.

// exercise 17.9
isStubEnabled ? stub.action : runningMachine.action
// end 17.9

// exercise 17.9
isStubEnabled ? stub.state.asObservable() : runningMachine.states.asObservable()
// end 17.9

// exercise 17.9
newestState
// end 17.9
