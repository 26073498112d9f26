// A sink sends to another if its observer's name begins with the other's name: `MapSink#10` is taken for `MapSink#1`, and its branch is drawn twice.

// exercise 18.3
// instead of: let sources = sinks.filter { $0.observer == sink.name }
let sources = sinks.filter { $0.observer.hasPrefix(sink.name) }
// end 18.3
