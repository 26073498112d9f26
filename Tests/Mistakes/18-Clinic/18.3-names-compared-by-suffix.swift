// Finds the sources of a sink by the end of their observer's name: what sends to `FlatMapSink#1` is
// drawn below `MapSink#1`, too.

// exercise 18.3
// instead of: let sources = sinks.filter { $0.observer == sink.name }
let sources = sinks.filter { $0.observer.hasSuffix(sink.name) }
// end 18.3
