// Counts up in two steps: what another thread counts in between is lost.

// exercise 11.7
// instead of: private let pending = Counter()
private let pending = Word(0)
// end 11.7

// exercise 11.7
// instead of: let isFirst = pending.add() == 1
let count = pending.value() + 1
pending.set(count)
let isFirst = count == 1
// instead of: pending.subtract()
pending.update { $0 - 1 }
// end 11.7
