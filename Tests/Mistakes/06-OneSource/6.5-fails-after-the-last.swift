// A source that fails while the last element is being sent changes the end.
// Changes: 6.5-stops-first.swift

// exercise 6.5
// instead of: override func onNext(_ element: Observer.Element) {
// instead of: guard isTaking, !isDisposed else { return }
// instead of: do {
// instead of: isTaking = try predicate(element)
// instead of: if isTaking { return forwardNext(element) }
// instead of: guard stop() else { return }
// instead of: if behavior == .inclusive { observer.onNext(element) }
// instead of: if !cancel.isDisposed { tellEnd(nil) }
// instead of: dispose()
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
// instead of: }
// instead of:
override func onNext(_ element: Observer.Element) {
  guard isTaking, !isDisposed else { return }
  do {
    isTaking = try predicate(element)
    if isTaking || behavior == .inclusive { forwardNext(element) }
    if !isTaking { complete() }
  } catch {
    fail(with: error)
  }
}
// end 6.5
