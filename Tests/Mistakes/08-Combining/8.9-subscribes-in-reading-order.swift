// Subscribes to the source first, in reading order.

// exercise 8.9
sink.subscribe(to: source)
sink.subscribe(toOther: other)
// end 8.9

// exercise 8.9
forwardNext(element)
// end 8.9

// exercise 8.9
complete()
// end 8.9
