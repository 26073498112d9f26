// The resource is returned where the sink belongs, which nobody can close then.

// exercise 6.13
// instead of: return (sink, Disposables.create(source.subscribe(sink), resource))
return (resource, source.subscribe(sink))
// end 6.13
