// Subscribes to the source first, in reading order.

// exercise 8.9
// instead of: sink.subscribe(toOther: other)
// instead of: sink.subscribe(to: source)
sink.subscribe(to: source)
sink.subscribe(toOther: other)
// end 8.9
