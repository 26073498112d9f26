// It sends the result, and never completes.

// exercise 6.2
do {
  state = try accumulator(state, element)
} catch {
  fail(with: error)
}
// end 6.2

// exercise 6.2
do {
  forwardNext(try mapResult(state))
} catch {
  fail(with: error)
}
// end 6.2
