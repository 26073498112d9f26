// Takes the end of the sampler for the end of the result.

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
case .next:
  if let element = newest.take() ?? defaultValue { forwardOn(.next(element)) }
  if sourceHasCompleted { end(with: .completed) }
case .completed:
  end(with: .completed)
case .error(let error):
  end(with: .error(error))
}
// end 8.8
