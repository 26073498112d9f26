// If the source ends inside subscribe, its resource is disposed before it.

// exercise 6.13
// instead of: return (sink, Disposables.create(source.subscribe(sink), resource))
let subscription = source.subscribe(sink)
guard !sink.isDisposed else {
  // Over already: nobody uses the resource any more.
  resource.dispose()
  return (sink, subscription)
}
return (sink, Disposables.create(subscription, resource))
// end 6.13
