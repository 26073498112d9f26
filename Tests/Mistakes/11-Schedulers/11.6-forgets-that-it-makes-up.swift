// While a missed tick is made up, the action counts as free: a tick that comes then runs it again.

// exercise 11.6
// instead of: private let due = Counter()
private let isRunning = Word(0)
private let missed = Counter()
// instead of: guard due.add() == 1 else { return }
guard isRunning.replace(0, with: 1) else {
  missed.add()
  return
}
// instead of: state = action(state)
// instead of: if due.subtract() > 0 {
// instead of: turns.request(.makeUp, on: scheduler)
// instead of: }
state = action(state)
isRunning.set(0)
if missed.count() > 0 {
  missed.subtract()
  turns.request(.makeUp, on: scheduler)
}
// end 11.6
