// Assumes that a sink that has ended inside `run` needs no cleanup.

// exercise 5.3
let disposer = SinkDisposer()
let (sink, subscription) = run(observer, cancel: disposer)
if !disposer.isDisposed {
  disposer.setSinkAndSubscription(sink: sink, subscription: subscription)
}
return disposer
// end 5.3
