// It stops before it sends the last element, and tells the end whether or not the observer disposes
// meanwhile.

// exercise 5.9
guard remaining > 1 else {
  guard stop() else { return }
  observer.onNext(element)
  tellEnd(nil)
  dispose()
  return
}
remaining -= 1
forwardNext(element)
// end 5.9
