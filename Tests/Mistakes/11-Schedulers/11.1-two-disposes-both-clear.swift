// Only "has it begun?" is asked before the closure is cleared: two threads that dispose waiting
// work at the same moment both write the variable of the closure, which is a race.

// exercise 11.1
// instead of: result.dispose()
// instead of: if leaveWaiting(for: .disposed) { action = nil }
result.dispose()
let before = phase.update { $0 == .waiting ? .disposed : $0 }
// Begun work has taken its closure out by itself.
if before != .begun { action = nil }
// end 11.1
