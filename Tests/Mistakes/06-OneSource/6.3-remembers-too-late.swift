// The key is kept when the observer has returned; until then the same element passes again.

// exercise 6.3
switch event {
case .next(let element):
  do {
    let key = try keySelector(element)
    if let lastKey, try comparer(lastKey, key) { return }
    forwardOn(event)
    lastKey = key
  } catch {
    forwardOn(.error(error))
    dispose()
  }
case .error, .completed:
  forwardOn(event)
  dispose()
}
// end 6.3
