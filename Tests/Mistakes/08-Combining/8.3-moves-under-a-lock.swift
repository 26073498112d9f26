// A recursive lock lets one thread move at a time: the others wait, and its own moves nest.

// exercise 8.3
// instead of: private let moves = Counter()
private let moving = RecursiveLock()
// instead of: guard moves.add() == 1 else { return }
// instead of: repeat { move() } while moves.subtract() > 0
moving.withLock { move() }
// end 8.3
