// Sends the states, but keeps none: the current state stays the initial one.

// exercise 17.3 in ReactorMachine.swift
stream.subscribe(states).disposed(by: bag)
// end 17.3
