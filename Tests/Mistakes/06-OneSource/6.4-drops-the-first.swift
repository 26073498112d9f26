// The element that opens the door falls, too.

// exercise 6.4
switch event {
case .next(let element):
  do {
    if let predicate {
      if try !predicate(element) { self.predicate = nil }
      return
    }
    forwardOn(event)
  } catch {
    forwardOn(.error(error))
    dispose()
  }
case .error, .completed:
  forwardOn(event)
  dispose()
}
// end 6.4
