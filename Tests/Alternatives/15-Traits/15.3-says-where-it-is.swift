// Names what can be: nothing yet, or one element.

// exercise 15.3 in AsSingle.swift
enum Phase {
  case nothing(errorIfNone: Swift.Error?)
  case one(Observer.Element)
}

private var phase: Phase

init(errorIfNone: Swift.Error?, observer: Observer, cancel: SinkDisposer) {
  phase = .nothing(errorIfNone: errorIfNone)
  super.init(observer: observer, cancel: cancel)
}

override func onNext(_ element: Observer.Element) {
  switch phase {
  case .nothing: phase = .one(element)
  case .one: fail(with: RxError.moreThanOneElement)
  }
}

override func onCompleted() {
  switch phase {
  case .nothing(let error?): fail(with: error)
  case .nothing(nil): complete()
  case .one(let element):
    forwardNext(element)
    complete()
  }
}
// end 15.3
