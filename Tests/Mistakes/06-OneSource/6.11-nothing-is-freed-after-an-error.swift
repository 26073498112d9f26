// An error is sent, and nothing is disposed.

// exercise 6.11
guard !isDisposed else { return false }
do {
  if !isFirstTurn { state = try iterate(state) }
  isFirstTurn = false
  if try condition(state) { forwardNext(state) } else { complete() }
} catch {
  forwardOn(.error(error))
  return false
}
return !isDisposed
// end 6.11
