// If the accumulator throws, it sends what it has so far, and completes.

// exercise 6.2
do {
  state = try accumulator(state, element)
} catch {
  onCompleted()
}
// end 6.2

// exercise 6.2
do {
  forwardNext(try mapResult(state))
  complete()
} catch {
  fail(with: error)
}
// end 6.2
