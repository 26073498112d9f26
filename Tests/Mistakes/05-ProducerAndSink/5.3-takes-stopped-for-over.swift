// If the sink has stopped when `run` returns, the source is disposed at once, even if another
// thread is still telling the end.

// exercise 5.3
// instead of: disposer.setSinkAndSubscription(sink: sink, subscription: subscription)
if let sink = sink as? Cancelable, sink.isDisposed {
  // The sequence has ended inside `run`: nothing has to be kept.
  subscription.dispose()
  disposer.dispose()
} else {
  disposer.setSinkAndSubscription(sink: sink, subscription: subscription)
}
// end 5.3
