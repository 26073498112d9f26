// The resource is disposed by `do`, when the source has been disposed.

// exercise 6.13
// instead of: return (sink, Disposables.create(source.subscribe(sink), resource))
let made = resource
return (sink, source.do(onDispose: { made.dispose() }).subscribe(sink))
// end 6.13
