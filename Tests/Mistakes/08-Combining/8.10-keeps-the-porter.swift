// The gate is open, and the other source is still listened to.

// exercise 8.10
switch event {
case .next:
  if isOpen { forwardOn(event) }
case .error:
  end(with: event)
case .completed:
  if isOpen { forwardOn(event) }
  dispose()
}
// end 8.10

// exercise 8.10
switch event {
case .next:
  isOpen = true
case .error(let error):
  end(with: .error(error))
case .completed:
  otherSubscription.dispose()
}
// end 8.10
