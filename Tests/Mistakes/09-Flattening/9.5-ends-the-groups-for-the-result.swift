// The groups are told of the end only if the result is still subscribed: if another thread disposes
// it at that moment, they never end.

// exercise 9.5
// instead of: _ = stop()
guard stop() else { return sourceSubscription.dispose() }
// end 9.5
