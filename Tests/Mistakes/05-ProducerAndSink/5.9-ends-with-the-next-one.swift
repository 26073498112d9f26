// It waits for one element too many to find out that it had enough.

// exercise 5.9
switch event {
case .next:
  guard remaining > 0 else {
    forwardOn(.completed)
    dispose()
    return
  }
  remaining -= 1
  forwardOn(event)
case .error, .completed:
  forwardOn(event)
  dispose()
}
// end 5.9
