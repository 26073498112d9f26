// Still sends the actions to the reactor, which does its work.

// exercise 17.9
// instead of: isStubEnabled ? stub.action : runningMachine.action
if isStubEnabled { _ = stub }
return runningMachine.action
// end 17.9
