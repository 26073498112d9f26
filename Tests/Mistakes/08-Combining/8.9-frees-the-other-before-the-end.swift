// Disposes the other source when the source has completed, before the observer has heard the end.

// exercise 8.9
// instead of: override func otherSent(_ element: Other) {
// instead of: complete()
// instead of: }
override func otherSent(_ element: Other) {
  complete()
}

override func sourceCompleted() {
  otherSubscription.dispose()
  complete()
}
// end 8.9
