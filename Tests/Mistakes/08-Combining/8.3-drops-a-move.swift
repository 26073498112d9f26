// A call that comes during a move returns, and its move is forgotten.

// exercise 8.3 in Concat.swift
moveToNext()
// end 8.3

// exercise 8.3 in SequentialSink.swift
guard moves.add() == 1 else { return }
move()
moves.subtract(moves.count())
// end 8.3

// exercise 8.3 in SequentialSink.swift
let slot = SingleAssignmentDisposable()
current.disposable = slot
slot.setDisposable(subscription(to: source))
// end 8.3
