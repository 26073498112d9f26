// Without the object, `withUnretained` drops the completion of the source.

// exercise 8.12
// instead of: override func onNext(_ element: Element) {
// instead of: guard let object else { return complete() }
// instead of: forwardNext(select(object, element))
// instead of: }
override func onNext(_ element: Element) {
  guard let object else { return complete() }
  forwardNext(select(object, element))
}

override func onCompleted() {
  if object != nil { complete() }
}
// end 8.12
