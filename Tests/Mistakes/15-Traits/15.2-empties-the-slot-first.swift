// Puts an empty slot in place for the second part, and so disposes the first before the second starts.

// exercise 15.2
// instead of: current.disposable = second.subscribe(SecondObserver(sink: self))
let place = SingleAssignmentDisposable()
current.disposable = place
place.setDisposable(second.subscribe(SecondObserver(sink: self)))
// end 15.2
