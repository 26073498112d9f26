// The pair is returned in the wrong order, so the source is stopped while the sink is still open.

// exercise 5.5
// instead of: return (sink, source.subscribe(sink))
return (source.subscribe(sink), sink)
// end 5.5
