// The stub hears the actions and does not write them down.

// exercise 16.9 in Stub.swift
action.subscribe().disposed(by: bag)
// end 16.9
