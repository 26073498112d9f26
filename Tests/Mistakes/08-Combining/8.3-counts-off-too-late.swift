// Finds nothing more to do and counts off afterwards: a move that is asked for in between is lost.

// exercise 8.3 in Concat.swift
moveToNext()
// end 8.3

// exercise 8.3 in SequentialSink.swift
guard moves.add() == 1 else { return }
move()
while moves.count() > 1 {
  moves.subtract()
  move()
}
moves.subtract()
// end 8.3

// exercise 8.3 in SequentialSink.swift
let slot = SingleAssignmentDisposable()
current.disposable = slot
slot.setDisposable(subscription(to: source))
// end 8.3
