// Leaves the slots alone if the subject has ended, although another thread may still be telling the end.

// exercise 7.4
// instead of: life = .disposed
let hasEnded = !isRunning
life = .disposed
// instead of: return slots.removeAll()
return hasEnded ? Bag() : slots.removeAll()
// end 7.4
