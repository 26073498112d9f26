// Subscribes to the next source before it disposes the one before.

// exercise 8.3 in Concat.swift
moveToNext()
// end 8.3

// exercise 8.3 in SequentialSink.swift
guard moves.add() == 1 else { return }
repeat { move() } while moves.subtract() > 0
// end 8.3

// exercise 8.3 in SequentialSink.swift
current.disposable = subscription(to: source)
// end 8.3
