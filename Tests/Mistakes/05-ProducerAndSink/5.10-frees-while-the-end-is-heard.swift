// If the sink has stopped when the closure returns, it frees what the closure returned; but it may
// be another thread that has stopped it, and is still telling the end: then the resource is freed
// before the end has been delivered.

// exercise 5.10
// instead of: return (sink, source(AnyObserver(sink)))
let resource = source(AnyObserver(sink))
guard !sink.isDisposed else {
  resource.dispose()
  return (sink, Disposables.create())
}
return (sink, resource)
// end 5.10
