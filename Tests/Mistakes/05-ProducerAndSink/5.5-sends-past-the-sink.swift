// It looks before it calls the closure, and sends straight to the observer afterwards.

// exercise 5.5
// instead of: do {
// instead of: forwardOn(.next(try transform(element)))
// instead of: } catch {
// instead of: forwardOn(.error(error))
// instead of: dispose()
// instead of: }
guard !isDisposed else { return }
do {
  observer.on(.next(try transform(element)))
} catch {
  forwardOn(.error(error))
  dispose()
}
// end 5.5
