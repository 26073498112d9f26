// An end goes straight to the observer, even after `dispose()`.

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
    dispose()
  }
case .error(let error):
  observer.onError(error)
  dispose()
case .completed:
  observer.onCompleted()
  dispose()
}
// end 5.5
