// Begins the reactor even with the stub enabled: what its streams begin with is done.

// exercise 17.9
// instead of: isStubEnabled ? stub.action : runningMachine.action
let machine = runningMachine
return isStubEnabled ? stub.action : machine.action
// end 17.9
