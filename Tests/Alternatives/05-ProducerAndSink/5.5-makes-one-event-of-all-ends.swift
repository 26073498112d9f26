// Makes one event of whatever ends the sequence, and forwards and disposes in one place.

// exercise 5.5
let sink = MapBySwitchSink(transform: transform, observer: observer, cancel: cancel)
let subscription = source.subscribe(sink)
return (sink: sink, subscription: subscription)
// end 5.5

// exercise 5.5
if isDisposed { return }
let end: Event<Observer.Element>
switch event {
case .next(let element):
  switch Result(catching: { try transform(element) }) {
  case .success(let result):
    forwardOn(.next(result))
    return
  case .failure(let error):
    end = .error(error)
  }
case .error(let error): end = .error(error)
case .completed: end = .completed
}
forwardOn(end)
dispose()
// end 5.5
