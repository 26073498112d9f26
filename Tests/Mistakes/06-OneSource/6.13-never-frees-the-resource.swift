// The resource is forgotten as soon as the source is made.

// exercise 6.13
// instead of: return (sink, Disposables.create(source.subscribe(sink), resource))
return (sink, source.subscribe(sink))
// end 6.13
