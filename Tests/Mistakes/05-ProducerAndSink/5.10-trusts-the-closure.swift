// Whatever the closure sends is forwarded, also what comes after the end.

// exercise 5.10
let subscription = source(AnyObserver(sink))
// end 5.10

// exercise 5.10
forwardOn(event)
// end 5.10
