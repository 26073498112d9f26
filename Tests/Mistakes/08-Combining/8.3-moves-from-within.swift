// Each source is subscribed to from within the end of the one before, deeper and deeper.

// exercise 8.3 in Concat.swift
moveToNext()
// end 8.3

// exercise 8.3 in SequentialSink.swift
move()
// end 8.3

// exercise 8.3 in SequentialSink.swift
let place = SingleAssignmentDisposable()
current.disposable = place
place.setDisposable(subscription(to: source))
// end 8.3
