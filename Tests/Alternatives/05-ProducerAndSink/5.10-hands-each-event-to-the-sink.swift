// The observer is a closure that hands each event to the sink.

// exercise 5.10
let sink = PassingSink(observer: observer, cancel: cancel)
let subscription = source(AnyObserver { event in sink.on(event) })
return (sink: sink, subscription: subscription)
// end 5.10
