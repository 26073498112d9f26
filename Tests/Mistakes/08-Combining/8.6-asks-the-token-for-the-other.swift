// Asks the token and not the sink: an element of the other source is passed on while the end is heard.

// exercise 8.6
// instead of: if !isDisposed { otherSent(element) }
if !cancel.isDisposed { otherSent(element) }
// end 8.6
