// What a closure throws is sent, and the source stays subscribed.

// exercise 6.3
switch event {
case .next(let element):
  do {
    let key = try keySelector(element)
    if let lastKey, try comparer(lastKey, key) { return }
    lastKey = key
    forwardOn(event)
  } catch {
    forwardOn(.error(error))
  }
case .error, .completed:
  forwardOn(event)
  dispose()
}
// end 6.3
