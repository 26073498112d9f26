// The door opens only after the observer has returned.

// exercise 6.4
do {
  if let predicate {
    if try predicate(element) { return }
    forwardNext(element)
    self.predicate = nil
  } else {
    forwardNext(element)
  }
} catch {
  fail(with: error)
}
// end 6.4
