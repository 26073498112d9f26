// The element is forgotten after it was sent, which is too late for an observer that causes a tick.

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
  if let element = newest ?? defaultValue, sourceHasCompleted || true {
    let isNew = newest != nil
    forwardOn(.next(element))
    if isNew { newest = nil }
  }
  if sourceHasCompleted { end(with: .completed) }
case .error(let error):
  end(with: .error(error))
}
// end 8.8
