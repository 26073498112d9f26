// If it is disposed within the condition, it wants one more turn.

// exercise 6.11
guard !isDisposed else { return false }
do {
  if !isFirstTurn { state = try iterate(state) }
  isFirstTurn = false
  let isIn = try condition(state)
  if isDisposed { return true }
  if isIn { forwardNext(state) } else { complete() }
} catch {
  fail(with: error)
}
return !isDisposed
// end 6.11
