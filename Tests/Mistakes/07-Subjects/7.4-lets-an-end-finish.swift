// Leaves the slots alone if the subject has ended, although another thread may still be telling the end.

// exercise 7.4 in SubjectMachine.swift
let hasEnded = !isRunning
life = .disposed
subscriptions = 0
return hasEnded ? Bag() : slots.removeAll()
// end 7.4
