// If the closure throws, it disposes its token, which may not know the sink yet.

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
  forwardOn(.error(error))
  cancel.dispose()
}
// end 5.5
