// The sink is subscribed, and what ends the subscription is thrown away.

// exercise 5.5
// instead of: return (sink, source.subscribe(sink))
_ = source.subscribe(sink)
return (sink, Disposables.create())
// end 5.5
