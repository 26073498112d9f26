// The end of the source does not wait for a tick.

// exercise 8.8
switch event {
case .next(let element):
  newest = element
case .error:
  end(with: event)
case .completed:
  end(with: .completed)
}
// end 8.8

// exercise 8.8
switch event {
case .next, .completed:
  if let element = newest.take() ?? defaultValue { forwardOn(.next(element)) }
  if sourceHasCompleted { end(with: .completed) }
case .error(let error):
  end(with: .error(error))
}
// end 8.8
