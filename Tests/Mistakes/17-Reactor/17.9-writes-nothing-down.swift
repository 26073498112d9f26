// The stub hears the actions and does not write them down.

// exercise 17.9 in Stub.swift
action.subscribe().disposed(by: bag)
// end 17.9
