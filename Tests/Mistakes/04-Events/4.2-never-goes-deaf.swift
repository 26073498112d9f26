// Every event is passed to the closure, also after the end.

// exercise 4.2
handler(event)
// end 4.2
