// A listener that disposes is counted out, but its subscription to the subject stays until the window
// is over, and keeps it.

// exercise 13.10
// instead of: return (sink, Disposables.create(use, subject.subscribe(sink)))
_ = subject.subscribe(sink)
return (sink, use)
// end 13.10
