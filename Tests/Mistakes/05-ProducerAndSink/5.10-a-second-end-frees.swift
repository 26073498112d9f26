// Each end disposes, even one that is not the first.

// exercise 5.10
// instead of: let sink = PassingSink(observer: observer, cancel: cancel)
// instead of: return (sink, source(AnyObserver(sink)))
let sink = PassingSink(observer: observer, cancel: cancel)
let guarded = AnyObserver<Element> { event in
  sink.on(event)
  if event.isStopEvent { sink.dispose() }
}
return (sink, source(guarded))
// end 5.10
