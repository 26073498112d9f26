// Completes when both sources have, in either order.

// exercise 8.8
// instead of: sourceHasCompleted = true
// instead of: sourceSubscription.dispose()
sourceHasCompleted = true
sourceSubscription.dispose()
if otherSubscription.isDisposed { complete() }

// instead of: override func otherCompleted() {
// instead of: tick()
// instead of: }
override func otherCompleted() {
  otherSubscription.dispose()
  tick()
}
// end 8.8
