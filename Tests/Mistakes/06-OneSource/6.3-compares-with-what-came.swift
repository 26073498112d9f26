// It compares with the last element that came, even if that was dropped.

// exercise 6.3
do {
  let key = try keySelector(element)
  let before = lastKey
  lastKey = key
  if let before, try comparer(before, key) { return }
  forwardNext(element)
} catch {
  fail(with: error)
}
// end 6.3
