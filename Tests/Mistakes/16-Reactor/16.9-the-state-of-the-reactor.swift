// The screen is told the state of the reactor, not what the test says.

// exercise 16.9
isStubEnabled ? stub.action : runningMachine.action
// end 16.9

// exercise 16.9
runningMachine.states.asObservable()
// end 16.9
