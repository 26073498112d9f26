// The end of the first source is told to the observer.

// exercise 8.3 in Concat.swift
complete()
moveToNext()
// end 8.3

// exercise 8.3 in SequentialSink.swift
guard moves.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
repeat { move() } while moves.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
// end 8.3

// exercise 8.3 in SequentialSink.swift
let place = SingleAssignmentDisposable()
current.disposable = place
place.setDisposable(subscription(to: source))
// end 8.3
