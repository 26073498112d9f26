// An element at which the accumulator throws is skipped.

// exercise 6.2
// instead of: do {
// instead of: state = try accumulator(state, element)
// instead of: } catch {
// instead of: fail(with: error)
// instead of: }
if let next = try? accumulator(state, element) { state = next }
// end 6.2
