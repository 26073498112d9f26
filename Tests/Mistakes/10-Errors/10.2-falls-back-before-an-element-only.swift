// A source that has sent an element gets no second chance.

// exercise 10.2
// instead of: override func onError(_ error: Swift.Error) {
// instead of: lastError = error
// instead of: moveToNext()
// instead of: }
private var hasSent = false

override func onNext(_ element: Observer.Element) {
  hasSent = true
  forwardNext(element)
}

override func onError(_ error: Swift.Error) {
  guard !hasSent else { return fail(with: error) }
  lastError = error
  moveToNext()
}
// end 10.2
