// Subscribes to the source first, in reading order.

// exercise 8.6
// instead of: sink.subscribe(toOther: second)
// instead of: sink.subscribe(to: source)
sink.subscribe(to: source)
sink.subscribe(toOther: second)
// end 8.6
