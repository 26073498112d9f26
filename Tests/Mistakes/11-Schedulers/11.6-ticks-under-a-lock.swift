// Holds a lock while the action runs, so that no other tick runs it meanwhile.

// exercise 11.6
// instead of: private let due = Counter()
private let running = Lock(())
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
private func take(_ turn: Turn, _ turns: Turns<Turn>) {
  turns.request(.tick, after: period, on: scheduler)
  running.withLock { _ in state = action(state) }
}
// end 11.6
