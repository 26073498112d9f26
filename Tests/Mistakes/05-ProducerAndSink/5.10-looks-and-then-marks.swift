// A flag of its own says that the end has come; it is looked at and raised in two steps, so two
// threads may both find it down.

// exercise 5.10
let hasEnded = BooleanDisposable()
let sink = Sink(observer: observer, cancel: cancel)
let filtering = AnyObserver<Element> { event in
  guard !hasEnded.isDisposed else { return }
  if event.isStopEvent { hasEnded.dispose() }
  sink.forwardOn(event)
  if event.isStopEvent { sink.dispose() }
}
return (sink, source(filtering))
// end 5.10
