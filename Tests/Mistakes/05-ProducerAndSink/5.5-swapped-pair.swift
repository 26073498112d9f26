// The pair is returned in the wrong order, so the source is stopped while the sink is still open.

// exercise 5.5
let sink = MapBySwitchSink(transform: transform, observer: observer, cancel: cancel)
return (source.subscribe(sink), sink)
// end 5.5

// exercise 5.5
switch event {
case .next(let element):
  do {
    forwardOn(.next(try transform(element)))
  } catch {
    forwardOn(.error(error))
    dispose()
  }
case .error(let error):
  forwardOn(.error(error))
  dispose()
case .completed:
  forwardOn(.completed)
  dispose()
}
// end 5.5
