// Once the reactor has run, the current state is the reactor's even while the stub is enabled.

// exercise 17.9
// instead of: isStubEnabled ? stub.state.value : newestState
isStubEnabled ? machine.newest ?? stub.state.value : newestState
// end 17.9
