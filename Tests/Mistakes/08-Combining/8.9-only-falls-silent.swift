// Stops at the element of the other source, without completing.

// exercise 8.9
sink.subscribe(toOther: other)
sink.subscribe(to: source)
// end 8.9

// exercise 8.9
forwardNext(element)
// end 8.9

// exercise 8.9
dispose()
// end 8.9
