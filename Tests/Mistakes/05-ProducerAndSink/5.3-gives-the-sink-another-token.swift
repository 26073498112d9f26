// The sink is given one token and the subscriber another, so an end disposes nothing.

// exercise 5.3
let (sink, subscription) = run(observer, cancel: SinkDisposer())
let disposer = SinkDisposer()
disposer.setSinkAndSubscription(sink: sink, subscription: subscription)
return disposer
// end 5.3
