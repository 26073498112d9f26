// Completes as soon as the source does if there is nothing new to send.

// exercise 8.8
// instead of: sourceHasCompleted = true
// instead of: sourceSubscription.dispose()
sourceHasCompleted = true
sourceSubscription.dispose()
if newest == nil { complete() }
// end 8.8
