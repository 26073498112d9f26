// An element that was sent is sent again at the next tick.

// exercise 8.8
switch event {
case .next(let element):
  newest = element
case .error:
  end(with: event)
case .completed:
  sourceHasCompleted = true
  sourceSubscription.dispose()
}
// end 8.8

// exercise 8.8
switch event {
case .next, .completed:
  if let element = newest ?? defaultValue { forwardOn(.next(element)) }
  if sourceHasCompleted { end(with: .completed) }
case .error(let error):
  end(with: .error(error))
}
// end 8.8
