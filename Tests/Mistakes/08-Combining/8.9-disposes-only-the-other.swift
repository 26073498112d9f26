// Disposes the other source at its first element, and goes on.

// exercise 8.9
sink.subscribe(toOther: other)
sink.subscribe(to: source)
// end 8.9

// exercise 8.9
forwardNext(element)
// end 8.9

// exercise 8.9
otherSubscription.dispose()
// end 8.9
