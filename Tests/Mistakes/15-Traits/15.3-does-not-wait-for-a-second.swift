// It ends with the first element, and so never learns of a second.

// exercise 15.3 in AsSingle.swift
switch event {
case .next:
  forwardOn(event)
  forwardOn(.completed)
case .error:
  forwardOn(event)
case .completed:
  forwardOn(ifNone)
}
dispose()
// end 15.3
