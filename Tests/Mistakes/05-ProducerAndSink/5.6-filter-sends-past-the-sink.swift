// It looks before it asks, and sends straight to the observer.

// exercise 5.6
// instead of: do {
// instead of: if try predicate(element) { forwardNext(element) }
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
guard !isDisposed else { return }
do {
  if try predicate(element) { observer.onNext(element) }
} catch {
  fail(with: error)
}
// end 5.6
