// It disposes as soon as an end arrives, so the source is freed before the subscriber hears of it.

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
  cancel.dispose()
  observer.onError(error)
case .completed:
  cancel.dispose()
  observer.onCompleted()
}
// end 5.5
