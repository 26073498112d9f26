// The sink is subscribed, and what ends the subscription is thrown away.

// exercise 5.5
let sink = MapBySwitchSink(transform: transform, observer: observer, cancel: cancel)
_ = source.subscribe(sink)
return (sink, Disposables.create())
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
