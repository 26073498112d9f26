// The resource is disposed together with the sink, and so before the source.

// exercise 6.13
// instead of: return (sink, Disposables.create(source.subscribe(sink), resource))
return (Disposables.create(sink, resource), source.subscribe(sink))
// end 6.13
