// It sends a state, and asks then whether there should have been one.

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
