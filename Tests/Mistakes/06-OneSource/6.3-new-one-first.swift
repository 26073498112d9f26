// The comparer is given the new key first, and the old one second.

// exercise 6.3
switch event {
case .next(let element):
  do {
    let key = try keySelector(element)
    if let lastKey, try comparer(key, lastKey) { return }
    lastKey = key
    forwardOn(event)
  } catch {
    forwardOn(.error(error))
    dispose()
  }
case .error, .completed:
  forwardOn(event)
  dispose()
}
// end 6.3
