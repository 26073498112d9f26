// A lock guards the number of moves that are owed, and a method says whether one is left.

// exercise 8.3
// instead of: private let moves = Counter()
private let owed = Lock(0)

private func change(by number: Int) -> Int {
  owed.withLock { owed in
    owed += number
    return owed
  }
}
// instead of: guard moves.add() == 1 else { return }
// instead of: repeat { move() } while moves.subtract() > 0
guard change(by: 1) == 1 else { return }
var isOwed = true
while isOwed {
  move()
  isOwed = change(by: -1) > 0
}
// end 8.3
