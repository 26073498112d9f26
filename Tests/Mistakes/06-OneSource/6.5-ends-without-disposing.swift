// The observer hears the end, and the source goes on.

// exercise 6.5
// instead of: if !isTaking { complete() }
if !isTaking { observer.onCompleted() }
// end 6.5
