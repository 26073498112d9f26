// It sends a state, and asks then whether there should have been one.

// exercise 6.11
guard !isDisposed else { return false }
do {
  if !isFirstTurn { state = try iterate(state) }
  isFirstTurn = false
  forwardOn(.next(state))
  if try condition(state) { return true }
  forwardOn(.completed)
} catch {
  forwardOn(.error(error))
}
dispose()
return false
// end 6.11
