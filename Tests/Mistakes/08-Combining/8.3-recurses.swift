// Subscribes to each source inside the end of the one before, deeper and deeper.

// exercise 8.3 in Concat.swift
moveToNext()
// end 8.3

// exercise 8.3 in SequentialSink.swift
move()
// end 8.3

// exercise 8.3 in SequentialSink.swift
let slot = SingleAssignmentDisposable()
current.disposable = slot
slot.setDisposable(subscription(to: source))
// end 8.3
