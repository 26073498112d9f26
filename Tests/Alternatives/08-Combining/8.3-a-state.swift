// A lock guards a state; one move at most can be asked for while another is made.

// exercise 8.3
// instead of: private let moves = Counter()
private enum Moving {
  case no
  case yes
  case yesAndOnceMore
}

private let moving = Lock(Moving.no)
// instead of: guard moves.add() == 1 else { return }
// instead of: repeat { move() } while moves.subtract() > 0
let isMine = moving.withLock { moving in
  defer { moving = moving == .no ? .yes : .yesAndOnceMore }
  return moving == .no
}
guard isMine else { return }
var isAsked = true
while isAsked {
  move()
  isAsked = moving.withLock { moving in
    defer { moving = moving == .yes ? .no : .yes }
    return moving == .yesAndOnceMore
  }
}
// instead of: let slot = SingleAssignmentDisposable()
// instead of: current.disposable = slot
// instead of: // Disposing the source before may have ended everything.
// instead of: if isDisposed { return }
// instead of: slot.setDisposable(subscription(to: source))
current.disposable = Disposables.create()
current.disposable = subscription(to: source)
// end 8.3
