// Leaves it to the token to dispose the sources: while one of them is being subscribed, the token
// does not know the others yet.

// exercise 8.13
// instead of: ///
// instead of: /// It needs no lock. The observer hears either an end that one thread has brought, which `stop()`
// instead of: /// decides in one step, or the array, which is sent when no source is left that could disturb.

// instead of: // How many sources have not completed with an element. All are counted before the first is
// instead of: // subscribed: it may complete inside `subscribe`.

// instead of: // Only one call brings the count to zero, and by then every `last` is final.

// instead of: override func tellEnd(_ error: Swift.Error?) {
// instead of: super.tellEnd(error)
// instead of: // The token doesn't know the subscriptions while sources are still being subscribed.
// instead of: for branch in branches { branch.subscription.dispose() }
// instead of: }

// instead of: // Needs no guard: only its own source writes it, one element at a time. It is read by that source
// instead of: // at its end, and by the call that counts off the last source, which comes after all ends.

// instead of: // What comes after the end would only be kept in vain.
// end 8.13
