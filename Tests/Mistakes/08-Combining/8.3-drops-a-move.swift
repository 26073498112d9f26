// Who comes while somebody moves is sent away, and the move is forgotten.

// exercise 8.3 in Concat.swift
moveToNext()
// end 8.3

// exercise 8.3 in SequentialSink.swift
guard moves.exchange(1, ordering: .acquiringAndReleasing) == 0 else { return }
move()
moves.store(0, ordering: .releasing)
// end 8.3

// exercise 8.3 in SequentialSink.swift
let place = SingleAssignmentDisposable()
current.disposable = place
place.setDisposable(subscription(to: source))
// end 8.3
