// A tick that finds the action running does not ask for the next one, and the clock stops.

// exercise 11.6
// instead of: turns.request(.tick, after: period, on: scheduler)
// instead of: // The action is running, on another thread or further down this one: this is made up later.
// instead of: guard due.add() == 1 else { return }
guard due.add() == 1 else { return }
turns.request(.tick, after: period, on: scheduler)
// end 11.6
