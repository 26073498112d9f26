// It sends a state, and then checks whether it should have.

// exercise 6.11
guard !isDisposed else { return false }
do {
  if !isFirstTurn { state = try iterate(state) }
  isFirstTurn = false
  forwardNext(state)
  if try !condition(state) { complete() }
} catch {
  fail(with: error)
}
return !isDisposed
// end 6.11
