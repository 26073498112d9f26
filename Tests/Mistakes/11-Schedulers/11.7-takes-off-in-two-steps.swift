// Counts down in two steps: what another thread counts in between is lost.

// exercise 11.7
// instead of: private let pending = Counter()
private let pending = Word(0)
// end 11.7

// exercise 11.7
// instead of: let isFirst = pending.add() == 1
let isFirst = pending.update { $0 + 1 } == 0
// instead of: pending.subtract()
let count = pending.value()
pending.set(count - 1)
// end 11.7
