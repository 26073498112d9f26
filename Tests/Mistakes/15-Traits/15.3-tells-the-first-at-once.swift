// The element is told when it comes: a second one is noticed too late.

// exercise 15.3 in AsSingle.swift
switch event {
case .next:
  guard only != nil else {
    only = event
    forwardOn(event)
    return
  }
  forwardOn(.error(RxError.moreThanOneElement))
case .error:
  forwardOn(event)
case .completed:
  forwardOn(only == nil ? ifNone : .completed)
}
dispose()
// end 15.3
