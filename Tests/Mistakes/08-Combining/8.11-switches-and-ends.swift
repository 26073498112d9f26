// Subscribes to the other source, and completes at once.

// exercise 8.11
isEmpty = false
forwardNext(element)
// end 8.11

// exercise 8.11
if isEmpty {
  isEmpty = false
  otherSubscription.disposable = other.subscribe(self)
}
complete()
// end 8.11
