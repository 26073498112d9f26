// Sends the completion straight to the observer, and leaves the sink open.

// exercise 8.9
sink.subscribe(toOther: other)
sink.subscribe(to: source)
// end 8.9

// exercise 8.9
forwardNext(element)
// end 8.9

// exercise 8.9
observer.onCompleted()
sourceSubscription.dispose()
otherSubscription.dispose()
// end 8.9
