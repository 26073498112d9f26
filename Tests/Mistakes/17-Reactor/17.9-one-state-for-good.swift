// Sends the state of the stub once: what the test sets later is not shown.

// exercise 17.9 in Reactor+Use.swift
isStubEnabled ? stub.action : runningMachine.action
// end 17.9

// exercise 17.9 in Reactor+Use.swift
isStubEnabled ? .just(stub.state.value) : runningMachine.states.asObservable()
// end 17.9

// exercise 17.9 in Reactor+Use.swift
isStubEnabled ? stub.state.value : newestState
// end 17.9
