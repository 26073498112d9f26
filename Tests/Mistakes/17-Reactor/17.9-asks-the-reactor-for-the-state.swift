// Takes the current state from the reactor, not from the test.

// exercise 17.9
// instead of: isStubEnabled ? stub.state.value : newestState
newestState
// end 17.9
