// Runs the reactor when somebody only asks for its current state.

// exercise 17.9 in Reactor+Use.swift
// instead of: isStubEnabled ? stub.state.value : newestState
isStubEnabled ? stub.state.value : runningMachine.newest ?? initialState
// end 17.9
