// The pair is returned in the wrong order, so the source is told to stop while the sink is open.

// exercise 5.10
// instead of: let sink = PassingSink(observer: observer, cancel: cancel)
// instead of: return (sink, source(AnyObserver(sink)))
let sink = PassingSink(observer: observer, cancel: cancel)
return (source(AnyObserver(sink)), sink)
// end 5.10
