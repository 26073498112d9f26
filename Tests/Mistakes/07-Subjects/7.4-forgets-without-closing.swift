// The bag is emptied, and a delivery that is in progress goes on with its copy.

// exercise 7.4 in GuardedMachine.swift
_ = slots
// end 7.4
