// An element whose transform throws is left out, as if nothing had happened.

// exercise 5.5
// instead of: do {
// instead of: forwardOn(.next(try transform(element)))
// instead of: } catch {
// instead of: forwardOn(.error(error))
// instead of: dispose()
// instead of: }
if let result = try? transform(element) { forwardOn(.next(result)) }
// end 5.5
