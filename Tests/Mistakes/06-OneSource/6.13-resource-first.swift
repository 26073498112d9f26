// The resource is disposed while the source still works with it.

// exercise 6.13
// instead of: return (sink, Disposables.create(source.subscribe(sink), resource))
return (sink, Disposables.create(resource, source.subscribe(sink)))
// end 6.13
