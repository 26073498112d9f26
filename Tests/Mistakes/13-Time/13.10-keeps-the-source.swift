// A use is never given back: the source is never disposed.

// exercise 13.10
// instead of: let use = users.retain()
// instead of: return (sink, Disposables.create(use, subject.subscribe(sink)))
_ = users.retain()
return (sink, subject.subscribe(sink))
// end 13.10
