// What the closure throws goes straight to the observer, even if it has disposed.

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
  observer.on(.error(error))
  dispose()
}
// end 5.5
