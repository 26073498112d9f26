// Completes when the first source does.

// exercise 8.3 in Concat.swift
complete()
moveToNext()
// end 8.3

// exercise 8.3 in SequentialSink.swift
guard moves.add() == 1 else { return }
repeat { move() } while moves.subtract() > 0
// end 8.3

// exercise 8.3 in SequentialSink.swift
let slot = SingleAssignmentDisposable()
current.disposable = slot
slot.setDisposable(subscription(to: source))
// end 8.3
