// The comparer is given the new key first, and the old one second.

// exercise 6.3
do {
  let key = try keySelector(element)
  if let lastKey, try comparer(key, lastKey) { return }
  lastKey = key
  forwardNext(element)
} catch {
  fail(with: error)
}
// end 6.3
