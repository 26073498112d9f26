// It looks before it calls the closure, and sends straight to the observer.

// exercise 5.6
// instead of: do {
// instead of: forwardNext(try transform(element))
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
guard !isDisposed else { return }
do {
  observer.onNext(try transform(element))
} catch {
  fail(with: error)
}
// end 5.6
