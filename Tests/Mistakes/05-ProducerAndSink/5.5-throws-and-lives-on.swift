// What the transform throws is forwarded, and the source stays subscribed.

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
}
// end 5.5
