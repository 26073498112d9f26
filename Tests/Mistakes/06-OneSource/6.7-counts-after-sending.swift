// The element is counted when the observer has returned, so that two can be at one place.

// exercise 6.7
switch event {
case .next:
  guard toSkip == 0 else {
    toSkip -= 1
    return
  }
  forwardOn(event)
  toSkip -= 1
  forwardOn(.completed)
case .error:
  forwardOn(event)
case .completed:
  forwardOn(.error(RxError.argumentOutOfRange))
}
dispose()
// end 6.7

// exercise 6.7
switch event {
case .next(let element):
  do {
    guard try predicate(element) else { return }
    if !hasElement {
      hasElement = true
      forwardOn(event)
      return
    }
    forwardOn(.error(RxError.moreThanOneElement))
  } catch {
    forwardOn(.error(error))
  }
case .error:
  forwardOn(event)
case .completed:
  forwardOn(hasElement ? event : .error(RxError.noElements))
}
dispose()
// end 6.7
