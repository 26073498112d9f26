// An element whose transform throws is left out, as if nothing had happened.

// exercise 5.5
let sink = MapBySwitchSink(transform: transform, observer: observer, cancel: cancel)
return (sink, source.subscribe(sink))
// end 5.5

// exercise 5.5
switch event {
case .next(let element):
  if let result = try? transform(element) { forwardOn(.next(result)) }
case .error(let error):
  forwardOn(.error(error))
  dispose()
case .completed:
  forwardOn(.completed)
  dispose()
}
// end 5.5
