// Returns after an element, and disposes in one place behind all ends.

// exercise 5.5
let sink = MapBySwitchSink(transform: transform, observer: observer, cancel: cancel)
let subscription = source.subscribe(sink)
return (sink, subscription)
// end 5.5

// exercise 5.5
do {
  switch event {
  case .next(let element): return forwardOn(.next(try transform(element)))
  case .error(let error): forwardOn(.error(error))
  case .completed: forwardOn(.completed)
  }
} catch {
  forwardOn(.error(error))
}
dispose()
// end 5.5
