// The observer hears of the throw, and the sink stays open and subscribed.

// exercise 6.4
// instead of: fail(with: error)
observer.onError(error)
// end 6.4
