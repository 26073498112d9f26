// Ends with the first element, and so never hears of a second.

// exercise 15.3
private let errorIfNone: Swift.Error?

// Nil until an element has come. An element may itself be nil, and counts all the same.
private var only: Observer.Element?

init(errorIfNone: Swift.Error?, observer: Observer, cancel: SinkDisposer) {
  self.errorIfNone = errorIfNone
  super.init(observer: observer, cancel: cancel)
}

override func onNext(_ element: Observer.Element) {
  forwardNext(element)
  complete()
}

override func onCompleted() {
  if let errorIfNone { fail(with: errorIfNone) } else { complete() }
}
// end 15.3
