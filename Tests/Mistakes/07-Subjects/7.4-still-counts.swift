// The observers are freed, and the number of subscriptions stays what it was.

// exercise 7.4 in SubjectMachine.swift
life = .disposed
return slots.removeAll()
// end 7.4
