// The machine closes the slots, and still returns them, to be freed later.

// exercise 7.4 in SubjectMachine.swift
life = .disposed
subscriptions = 0
slots.forEach { $0.close() }
return slots.removeAll()
// end 7.4

// exercise 7.4 in GuardedMachine.swift
_ = slots
// end 7.4
