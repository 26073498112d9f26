// `single` completes without an element as if all were well.

// exercise 6.7
switch event {
case .next:
  toSkip -= 1
  guard toSkip == -1 else { return }
  forwardOn(event)
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
  forwardOn(event)
}
dispose()
// end 6.7
