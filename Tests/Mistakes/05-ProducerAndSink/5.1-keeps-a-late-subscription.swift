// Of what comes late it keeps the subscription, disposed as it is.

// exercise 5.1
// instead of: if before.contains(.wasDisposed) { disposeBoth() }
if before.contains(.wasDisposed) {
  pair = Pair(sink: Disposables.create(), subscription: subscription)
  sink.dispose()
  subscription.dispose()
}
// end 5.1
