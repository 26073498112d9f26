// The closure is called twice, to see whether it throws.

// exercise 5.5
// instead of: do {
// instead of: forwardOn(.next(try transform(element)))
// instead of: } catch {
// instead of: forwardOn(.error(error))
// instead of: dispose()
// instead of: }
do {
  _ = try transform(element)
  forwardOn(.next(try transform(element)))
} catch {
  forwardOn(.error(error))
  dispose()
}
// end 5.5
