// Leaves early wherever it can, and names what it has counted.

// exercise 11.6
// instead of: guard due.add() == 1 else { return }
let isRunning = due.add() > 1
if isRunning { return }

// instead of: if due.subtract() > 0 {
// instead of: turns.request(.makeUp, on: scheduler)
// instead of: }
let owed = due.subtract()
guard owed > 0 else { return }
turns.request(.makeUp, on: scheduler)
// end 11.6
