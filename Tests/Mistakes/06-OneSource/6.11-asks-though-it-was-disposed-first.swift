// If it was disposed before its first turn, the condition is still called.

// exercise 6.11
guard isFirstTurn || !isDisposed else { return false }
do {
  if !isFirstTurn { state = try iterate(state) }
  isFirstTurn = false
  if try condition(state) { forwardNext(state) } else { complete() }
} catch {
  fail(with: error)
}
return !isDisposed
// end 6.11
