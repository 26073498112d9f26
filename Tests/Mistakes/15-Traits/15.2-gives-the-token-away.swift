// Drops the token of the second part, so that nobody can end it.

// exercise 15.2
// instead of: current.disposable = second.subscribe(SecondObserver(sink: self))
_ = second.subscribe(SecondObserver(sink: self))
// end 15.2
