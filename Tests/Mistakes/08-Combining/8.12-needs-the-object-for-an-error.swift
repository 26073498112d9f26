// Without the object, an error of the source is a completion of `withUnretained`.

// exercise 8.12
// instead of: override func onNext(_ element: Element) {
// instead of: guard let object else { return complete() }
// instead of: forwardNext(select(object, element))
// instead of: }
override func onNext(_ element: Element) {
  guard let object else { return complete() }
  forwardNext(select(object, element))
}

override func onError(_ error: Swift.Error) {
  if object != nil { fail(with: error) } else { complete() }
}
// end 8.12
