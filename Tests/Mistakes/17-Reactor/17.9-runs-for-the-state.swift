// Begins the reactor when the state is asked for, even with the stub enabled.

// exercise 17.9 in Reactor+Use.swift
isStubEnabled ? stub.action : runningMachine.action
// end 17.9

// exercise 17.9 in Reactor+Use.swift
let states = runningMachine.states.asObservable()
return isStubEnabled ? stub.state.asObservable() : states
// end 17.9

// exercise 17.9 in Reactor+Use.swift
isStubEnabled ? stub.state.value : newestState
// end 17.9
