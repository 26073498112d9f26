// The element is counted when the observer has returned; until then more may come through.

// exercise 5.9
switch event {
case .next:
  guard remaining > 0 else { return }
  forwardOn(event)
  remaining -= 1
  if remaining == 0 {
    forwardOn(.completed)
    dispose()
  }
case .error, .completed:
  forwardOn(event)
  dispose()
}
// end 5.9
