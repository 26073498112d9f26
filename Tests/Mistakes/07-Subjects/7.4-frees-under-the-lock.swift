// The observers are freed while the lock is held.

// exercise 7.4 in SubjectMachine.swift
life = .disposed
subscriptions = 0
slots.forEach { $0.close() }
slots.removeAll()
return Bag()
// end 7.4
