// The element that opens the door is dropped, too.

// exercise 6.4
do {
  if let predicate {
    if try !predicate(element) { self.predicate = nil }
    return
  }
  forwardNext(element)
} catch {
  fail(with: error)
}
// end 6.4
