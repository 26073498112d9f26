// Begins the reactor even with the stub enabled: what its streams begin with is done.

// exercise 17.9 in Reactor+Use.swift
let machine = runningMachine
return isStubEnabled ? stub.action : machine.action
// end 17.9

// exercise 17.9 in Reactor+Use.swift
isStubEnabled ? stub.state.asObservable() : runningMachine.states.asObservable()
// end 17.9

// exercise 17.9 in Reactor+Use.swift
isStubEnabled ? stub.state.value : newestState
// end 17.9
