// The actions still go to the reactor, and its work is done.

// exercise 17.9 in Reactor+Use.swift
if isStubEnabled { _ = stub }
return runningMachine.action
// end 17.9
