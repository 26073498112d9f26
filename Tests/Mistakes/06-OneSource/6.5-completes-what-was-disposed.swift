// It closes itself before the last element, and then tells the end even to an observer that has disposed.

// exercise 6.5
// instead of: if isTaking || behavior == .inclusive { forwardNext(element) }
// instead of: if !isTaking { complete() }
if isTaking { return forwardNext(element) }
guard stop() else { return }
if behavior == .inclusive { observer.onNext(element) }
tellEnd(nil)
dispose()
// end 6.5
