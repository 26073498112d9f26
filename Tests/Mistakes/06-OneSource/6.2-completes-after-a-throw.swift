// If `mapResult` throws, the error is sent, and then `completed` as well.

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
  observer.onError(error)
}
complete()
// end 6.2
