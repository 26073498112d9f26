// After an error it wants one more turn, in which it does nothing.

// exercise 6.11
guard !isDisposed else { return false }
do {
  if !isFirstTurn { state = try iterate(state) }
  isFirstTurn = false
  if try condition(state) { forwardNext(state) } else { complete() }
} catch {
  fail(with: error)
  return true
}
return !isDisposed
// end 6.11
