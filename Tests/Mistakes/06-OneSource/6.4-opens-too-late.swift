// The door is opened when the observer has returned.

// exercise 6.4
switch event {
case .next(let element):
  do {
    if let predicate {
      if try predicate(element) { return }
      forwardOn(event)
      self.predicate = nil
    } else {
      forwardOn(event)
    }
  } catch {
    forwardOn(.error(error))
    dispose()
  }
case .error, .completed:
  forwardOn(event)
  dispose()
}
// end 6.4
