// Looks whether the action is running, and counts the tick afterwards: two threads may both run it.

// exercise 11.6
// instead of: guard due.add() == 1 else { return }
let isFree = due.count() == 0
due.add()
guard isFree else { return }
// end 11.6
