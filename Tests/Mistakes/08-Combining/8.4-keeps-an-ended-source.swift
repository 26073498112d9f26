// A source that has completed stays subscribed until all have completed.

// exercise 8.4
// instead of: if living == 0 { complete() } else { part.subscription.dispose() }
if living == 0 { complete() }
// end 8.4
