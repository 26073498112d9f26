// The observer receives the end, but the sink doesn't know: it keeps the observer alive.

// exercise 13.1
// instead of: self.complete()
self.observer.onCompleted()
// end 13.1
