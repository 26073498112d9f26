// Whether it was the last one is asked when the observer has returned, and may have changed by then.

// exercise 5.9
switch event {
case .next:
  remaining -= 1
  forwardOn(event)
  if remaining == 0 {
    forwardOn(.completed)
    dispose()
  }
case .error, .completed:
  forwardOn(event)
  dispose()
}
// end 5.9
