// The screen is told the state of the reactor, not what the test says.

// exercise 17.9
isStubEnabled ? stub.action : runningMachine.action
// end 17.9

// exercise 17.9
runningMachine.states.asObservable()
// end 17.9
