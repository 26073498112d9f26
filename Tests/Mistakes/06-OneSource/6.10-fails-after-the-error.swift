// `materialize` sends the error as an element, and then fails with it.

// exercise 6.10
switch event {
case .next(let element):
  let event = element.event
  forwardOn(event)
  if event.isStopEvent { dispose() }
case .error(let error):
  forwardOn(.error(error))
  dispose()
case .completed:
  forwardOn(.completed)
  dispose()
}
// end 6.10

// exercise 6.10
forwardOn(.next(event))
switch event {
case .next:
  break
case .error(let error):
  forwardOn(.error(error))
  dispose()
case .completed:
  forwardOn(.completed)
  dispose()
}
// end 6.10
