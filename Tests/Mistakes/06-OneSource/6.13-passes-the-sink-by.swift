// The observer itself is subscribed, and the sink never hears of an end.

// exercise 6.13
// instead of: return (sink, Disposables.create(source.subscribe(sink), resource))
return (sink, Disposables.create(source.subscribe(observer), resource))
// end 6.13
