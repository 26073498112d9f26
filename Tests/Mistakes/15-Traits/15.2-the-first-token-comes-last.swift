// Puts the first part's token into the slot when `subscribe` has returned, over that of a second part
// which has begun meanwhile.

// exercise 15.2
// instead of: let place = SingleAssignmentDisposable()
// instead of: current.disposable = place
// instead of: place.setDisposable(first.subscribe(self))
current.disposable = first.subscribe(self)
// end 15.2
