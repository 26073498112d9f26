// After an end it disposes its token, which does not know the sink yet while the source is still in
// `subscribe`; so more comes after the end.

// exercise 5.5
let sink = MapBySwitchSink(transform: transform, observer: observer, cancel: cancel)
return (sink, source.subscribe(sink))
// end 5.5

// exercise 5.5
switch event {
case .next(let element):
  do {
    forwardOn(.next(try transform(element)))
  } catch {
    forwardOn(.error(error))
    cancel.dispose()
  }
case .error(let error):
  forwardOn(.error(error))
  cancel.dispose()
case .completed:
  forwardOn(.completed)
  cancel.dispose()
}
// end 5.5
