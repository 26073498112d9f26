// `dematerialize` sends the end that it finds in an element, and stays subscribed.

// exercise 6.10
switch event {
case .next(let element):
  forwardOn(element.event)
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
if event.isStopEvent {
  forwardOn(.completed)
  dispose()
}
// end 6.10
