// Takes a completion of the other source for an element of it.

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
  otherSubscription.dispose()
case .error(let error):
  end(with: .error(error))
case .completed:
  isOpen = true
  otherSubscription.dispose()
}
// end 8.10
