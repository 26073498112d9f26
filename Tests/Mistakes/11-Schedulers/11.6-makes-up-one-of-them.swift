// Remembers that ticks were missed, and not how many: one turn makes up all of them.

// exercise 11.6
// instead of: guard due.add() == 1 else { return }
guard due.add() == 1 else {
  due.subtract()
  isMissed.raise()
  return
}
// instead of: if due.subtract() > 0 {
// instead of: turns.request(.makeUp, on: scheduler)
// instead of: }
if isMissed.isRaised() {
  isMissed.lower()
  turns.request(.makeUp, on: scheduler)
} else {
  due.subtract()
}
// instead of: private let due = Counter()
private let due = Counter()
private let isMissed = Flag()
// end 11.6
