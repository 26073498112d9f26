// The key is stored after the observer has returned; until then the same element passes again.

// exercise 6.3
do {
  let key = try keySelector(element)
  if let lastKey, try comparer(lastKey, key) { return }
  forwardNext(element)
  lastKey = key
} catch {
  fail(with: error)
}
// end 6.3
