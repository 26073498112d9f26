// Asks for all missed ticks at once when the first has run: while they are made up, the action is free.

// exercise 11.6
// instead of: if case .tick = turn {
// instead of: turns.request(.tick, after: period, on: scheduler)
// instead of: // The action is running, on another thread or further down this one: this is made up later.
// instead of: guard due.add() == 1 else { return }
// instead of: }
// instead of: state = action(state)
// instead of: if due.subtract() > 0 {
// instead of: turns.request(.makeUp, on: scheduler)
// instead of: }
guard case .tick = turn else {
  state = action(state)
  return
}
turns.request(.tick, after: period, on: scheduler)
guard due.add() == 1 else { return }
state = action(state)
while due.subtract() > 0 { turns.request(.makeUp, on: scheduler) }
// end 11.6
