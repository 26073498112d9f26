// Counts the turn that makes up a tick as one more tick.

// exercise 11.6
// instead of: if case .tick = turn {
// instead of: turns.request(.tick, after: period, on: scheduler)
// instead of: // The action is running, on another thread or further down this one: this is made up later.
// instead of: guard due.add() == 1 else { return }
// instead of: }
if case .tick = turn {
  turns.request(.tick, after: period, on: scheduler)
}
guard due.add() == 1 || turn == .makeUp else { return }
// end 11.6
