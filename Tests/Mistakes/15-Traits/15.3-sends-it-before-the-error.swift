// Sends the element that it has before the source's error.

// exercise 15.3
// instead of: private var only: Observer.Element?
private var only: Observer.Element?

override func onError(_ error: Swift.Error) {
  if let only { forwardNext(only) }
  fail(with: error)
}
// end 15.3
