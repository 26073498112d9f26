// Disposes the other sources before the observer has heard an error.

// exercise 8.13
// instead of: if !cancel.isDisposed { super.tellEnd(error) }
// instead of: // The token doesn't know the subscriptions while sources are still being subscribed.
// instead of: for branch in branches { branch.subscription.dispose() }
if error != nil { for branch in branches.reversed().dropFirst() { branch.subscription.dispose() } }
if !cancel.isDisposed { super.tellEnd(error) }
for branch in branches { branch.subscription.dispose() }
// end 8.13
