// Asks by `if` in place of the question mark.

// exercise 17.9
// instead of: isStubEnabled ? stub.action : runningMachine.action
if isStubEnabled { return stub.action }
return runningMachine.action
// end 17.9
