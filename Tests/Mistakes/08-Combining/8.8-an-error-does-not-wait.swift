// Tells the observer an error of the source at once, even while a tick sends it an element.

// exercise 8.8
// instead of: private var sourceHasCompleted = false
private var sourceHasCompleted = false

override func onError(_ error: Swift.Error) {
  guard stop() else { return }
  observer.onError(error)
  dispose()
}
// end 8.8
