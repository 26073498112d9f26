// What the closure returned is freed when the observer has heard the end, even if it disposes
// meanwhile: then it should be freed at once.

// exercise 5.10
// instead of: let sink = PassingSink(observer: observer, cancel: cancel)
// instead of: return (sink, source(AnyObserver(sink)))
let sink = PassingSink(observer: observer, cancel: cancel)
let resource = SingleAssignmentDisposable()
let ending = BooleanDisposable()
let entrance = AnyObserver<Element> { event in
  guard event.isStopEvent else { return sink.on(event) }
  guard !sink.isDisposed else { return }
  ending.dispose()
  sink.on(event)
  resource.dispose()
}
resource.setDisposable(source(entrance))
return (sink, Disposables.create { if !ending.isDisposed { resource.dispose() } })
// end 5.10
