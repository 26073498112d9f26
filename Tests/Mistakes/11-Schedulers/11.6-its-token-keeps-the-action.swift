// The token calls off the turns, and keeps the ticks, with their action, for as long as it lives.

// exercise 11.6
// instead of: turns.request(.tick, after: dueTime, on: scheduler)
// instead of: return turns
turns.request(.tick, after: dueTime, on: scheduler)
return Token(ticks: self, turns: turns)
// instead of: private func take(_ turn: Turn, _ turns: Turns<Turn>) {
// instead of: if case .tick = turn {
// instead of: turns.request(.tick, after: period, on: scheduler)
// instead of: // The action is running, on another thread or further down this one: this is made up later.
// instead of: guard due.add() == 1 else { return }
// instead of: }
// instead of: state = action(state)
// instead of: if due.subtract() > 0 {
// instead of: turns.request(.makeUp, on: scheduler)
// instead of: }
// instead of: }
private final class Token: Disposable {
  private let ticks: PeriodicTicks<State>
  private let turns: Disposable

  init(ticks: PeriodicTicks<State>, turns: Disposable) {
    self.ticks = ticks
    self.turns = turns
  }

  func dispose() {
    turns.dispose()
  }
}

private func take(_ turn: Turn, _ turns: Turns<Turn>) {
  if case .tick = turn {
    turns.request(.tick, after: period, on: scheduler)
    guard due.add() == 1 else { return }
  }
  state = action(state)
  if due.subtract() > 0 {
    turns.request(.makeUp, on: scheduler)
  }
}
// end 11.6
