// Follows each sink to its observer and not to its sources: below a root there is nothing.

// exercise 18.3
// instead of: let sources = sinks.filter { $0.observer == sink.name }
let sources = sinks.filter { $0.name == sink.observer }
// end 18.3
