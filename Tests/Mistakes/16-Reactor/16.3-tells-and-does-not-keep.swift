// The states are told, and none is kept: the current state stays the initial one.

// exercise 16.3 in ReactorMachine.swift
stream.subscribe(states).disposed(by: bag)
// end 16.3
