// It asks for each element, so that it is a `filter` with a not.

// exercise 6.4
do {
  if let predicate, try predicate(element) { return }
  forwardNext(element)
} catch {
  fail(with: error)
}
// end 6.4
