// Shows the screen the reactor's state, not the test's.

// exercise 17.9
isStubEnabled ? stub.action : runningMachine.action
// end 17.9

// exercise 17.9
runningMachine.states.asObservable()
// end 17.9
