// Whatever the closure sends is passed on, and nothing remembers that the end has come.

// exercise 5.10
let sink = Sink(observer: observer, cancel: cancel)
return (sink, source(AnyObserver { event in sink.forwardOn(event) }))
// end 5.10
