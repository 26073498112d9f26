// A condition that throws is taken for one that says no.

// exercise 6.4
switch event {
case .next(let element):
  if let predicate {
    if (try? predicate(element)) == true { return }
    self.predicate = nil
  }
  forwardOn(event)
case .error, .completed:
  forwardOn(event)
  dispose()
}
// end 6.4
