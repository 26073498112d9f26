// Keeps what `run` returned as one value.

// exercise 5.3
let disposer = SinkDisposer()
let parts = run(observer, cancel: disposer)
disposer.setSinkAndSubscription(sink: parts.sink, subscription: parts.subscription)
return disposer
// end 5.3
