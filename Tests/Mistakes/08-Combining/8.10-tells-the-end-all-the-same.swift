// A source that completes before a shut gate completes the result.

// exercise 8.10
switch event {
case .next:
  if isOpen { forwardOn(event) }
case .error:
  end(with: event)
case .completed:
  forwardOn(event)
  dispose()
}
// end 8.10

// exercise 8.10
switch event {
case .next:
  isOpen = true
  otherSubscription.dispose()
case .error(let error):
  end(with: .error(error))
case .completed:
  otherSubscription.dispose()
}
// end 8.10
