// The groups are told of the end only if the result is still subscribed: if another thread disposes it
// at that moment, they never end.

// exercise 9.5
// instead of: let isSubscribed = stop()
guard stop() else { return sourceSubscription.dispose() }

// instead of: if isSubscribed { tellEnd(error) }
tellEnd(error)
// end 9.5
