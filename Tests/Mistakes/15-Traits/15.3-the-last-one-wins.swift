// A second element takes the place of the first, and nobody is told.

// exercise 15.3 in AsSingle.swift
switch event {
case .next:
  only = event
  return
case .error:
  forwardOn(event)
case .completed:
  if let only {
    forwardOn(only)
    forwardOn(.completed)
  } else {
    forwardOn(ifNone)
  }
}
dispose()
// end 15.3
