// What a closure throws is sent, and the sink lives on, with its source.

// exercise 6.3
do {
  let key = try keySelector(element)
  if let lastKey, try comparer(lastKey, key) { return }
  lastKey = key
  forwardNext(element)
} catch {
  observer.onError(error)
}
// end 6.3
