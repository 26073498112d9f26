// The end is told, and the observers stay in the bag.

// exercise 7.2 in SubjectMachine.swift
life = .ended(end)
// end 7.2

// exercise 7.2 in SubjectMachine.swift
Bag()
// end 7.2
