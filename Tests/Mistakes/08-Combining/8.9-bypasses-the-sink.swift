// Sends the completion straight to the observer, and leaves the sink open.

// exercise 8.9
// instead of: complete()
observer.onCompleted()
sourceSubscription.dispose()
otherSubscription.dispose()
// end 8.9
