// The sink is closed when the observer has heard the end, so a reentrant one can make more follow.

// exercise 5.10
let sink = PassingSink(observer: observer, cancel: cancel)
let subscription = source(
  AnyObserver { event in
    sink.forwardOn(event)
    if event.isStopEvent { sink.dispose() }
  }
)
return (sink, subscription)
// end 5.10
