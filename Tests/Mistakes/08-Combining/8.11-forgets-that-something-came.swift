// Every source is taken for an empty one.

// exercise 8.11
switch event {
case .next:
  forwardOn(event)
case .completed where isEmpty:
  isEmpty = false
  otherSubscription.setDisposable(other.subscribe(self))
case .error, .completed:
  forwardOn(event)
  dispose()
}
// end 8.11
