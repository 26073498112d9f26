// Looks whether a move is owed before it counts its own: the thread that moves may stop in between.

// exercise 8.3 in Concat.swift
moveToNext()
// end 8.3

// exercise 8.3 in SequentialSink.swift
guard moves.count() == 0 else {
  moves.add()
  return
}
moves.add()
repeat { move() } while moves.subtract() > 0
// end 8.3

// exercise 8.3 in SequentialSink.swift
let slot = SingleAssignmentDisposable()
current.disposable = slot
slot.setDisposable(subscription(to: source))
// end 8.3
