// Every event is passed to the closures, even after the end.

// exercise 4.2
handOut(element)
// end 4.2

// exercise 4.2
handler(event)
// end 4.2
