// The observer hears of the throw, and the sink stays open and subscribed.

// exercise 6.4
do {
  if let predicate {
    if try predicate(element) { return }
    self.predicate = nil
  }
  forwardNext(element)
} catch {
  observer.onError(error)
}
// end 6.4
