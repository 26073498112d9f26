// `materialize` makes elements of elements only, and passes on the end as it is.

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
switch event {
case .next:
  forwardOn(.next(event))
case .error(let error):
  forwardOn(.error(error))
  dispose()
case .completed:
  forwardOn(.completed)
  dispose()
}
// end 6.10
