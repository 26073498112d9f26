// A machine that has ended inside `run` is thought to need no cleaning up.

// exercise 5.3
let disposer = SinkDisposer()
let (sink, subscription) = run(observer, cancel: disposer)
if !disposer.isDisposed {
  disposer.setSinkAndSubscription(sink: sink, subscription: subscription)
}
return disposer
// end 5.3
