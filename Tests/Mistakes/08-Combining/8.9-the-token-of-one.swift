// The token ends the subscription to the source: the other one stays subscribed after a `dispose()`, or after an end.

// exercise 8.9
// instead of: return (sink, sink.both)
return (sink, sink.sourceSubscription)
// end 8.9
