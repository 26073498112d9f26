// If the closure throws, the source is freed before the error is heard.

// exercise 5.5
// instead of: do {
// instead of: forwardOn(.next(try transform(element)))
// instead of: } catch {
// instead of: forwardOn(.error(error))
// instead of: dispose()
// instead of: }
do {
  forwardOn(.next(try transform(element)))
} catch {
  guard !isDisposed else { return }
  cancel.dispose()
  observer.on(.error(error))
}
// end 5.5
