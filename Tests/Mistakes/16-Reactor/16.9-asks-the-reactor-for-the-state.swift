// Who asks for the current state hears of the reactor, not of the test.

// exercise 16.9
isStubEnabled ? stub.action : runningMachine.action
// end 16.9

// exercise 16.9
isStubEnabled ? stub.state.asObservable() : runningMachine.states.asObservable()
// end 16.9

// exercise 16.9
newestState
// end 16.9
