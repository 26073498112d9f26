// Builds a sink to see what comes of it, and another one for the observer.

// exercise 5.3
let disposer = SinkDisposer()
_ = run(observer, cancel: disposer)
let (sink, subscription) = run(observer, cancel: disposer)
disposer.setSinkAndSubscription(sink: sink, subscription: subscription)
return disposer
// end 5.3
