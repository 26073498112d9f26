// Counts the elements, and looks at the count at the end: the error about a second one comes too late.

// exercise 15.3 in AsSingle.swift
private let errorIfNone: Swift.Error?
private var elements: [Observer.Element] = []

init(errorIfNone: Swift.Error?, observer: Observer, cancel: SinkDisposer) {
  self.errorIfNone = errorIfNone
  super.init(observer: observer, cancel: cancel)
}

override func onNext(_ element: Observer.Element) {
  elements.append(element)
}

override func onCompleted() {
  if elements.count > 1 { return fail(with: RxError.moreThanOneElement) }
  if let only = elements.first {
    forwardNext(only)
  } else if let errorIfNone {
    return fail(with: errorIfNone)
  }
  complete()
}
// end 15.3
