// An observer of a window is no user of the source, which is
// disposed with the sequence of windows.

// exercise 13.10
// instead of: let use = users.retain()
// instead of: return (sink, Disposables.create(use, subject.subscribe(sink)))
return (sink, subject.subscribe(sink))
// end 13.10
