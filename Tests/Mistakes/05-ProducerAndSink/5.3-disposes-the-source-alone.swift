// If the token was disposed inside `run`, only the subscription is disposed, as if the sink had stopped.

// exercise 5.3
// instead of: disposer.setSinkAndSubscription(sink: sink, subscription: subscription)
if disposer.isDisposed {
  subscription.dispose()
} else {
  disposer.setSinkAndSubscription(sink: sink, subscription: subscription)
}
// end 5.3
