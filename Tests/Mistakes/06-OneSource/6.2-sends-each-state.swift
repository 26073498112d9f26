// It sends the state with every element, as `scan` does.

// exercise 6.2
do {
  state = try accumulator(state, element)
  forwardNext(try mapResult(state))
} catch {
  fail(with: error)
}
// end 6.2

// exercise 6.2
complete()
// end 6.2
