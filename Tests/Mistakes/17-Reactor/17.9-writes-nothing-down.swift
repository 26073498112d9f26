// The stub hears the actions, but does not record them.

// exercise 17.9 in Stub.swift
action.subscribe().disposed(by: bag)
// end 17.9
