// It calls the condition for each element, like a `filter` with a `!`.

// exercise 6.4
do {
  if let predicate, try predicate(element) { return }
  forwardNext(element)
} catch {
  fail(with: error)
}
// end 6.4
