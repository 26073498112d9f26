// All elements are kept, and the pairs are made when the source has completed.

// exercise 6.14
// instead of: /// The newest element; `nil` until one has come.
// instead of: private var last: Source?
private var elements: [Source] = []

// instead of: override func onNext(_ element: Source) {
// instead of: let before = last
// instead of: // Stored before it is sent: a reentrant observer causes the next one before that returns.
// instead of: last = element
// instead of: if let before { forwardNext((before, element)) }
// instead of: }
override func onNext(_ element: Source) {
  elements.append(element)
}

override func onCompleted() {
  for pair in zip(elements, elements.dropFirst()) { forwardNext(pair) }
  complete()
}
// end 6.14
