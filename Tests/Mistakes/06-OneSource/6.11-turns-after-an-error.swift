// The observer hears what a closure throws, and the generator goes on.

// exercise 6.11
guard !isDisposed else { return false }
do {
  if !isFirstTurn { state = try iterate(state) }
  isFirstTurn = false
  if try condition(state) { forwardNext(state) } else { complete() }
} catch {
  observer.onError(error)
}
return !isDisposed
// end 6.11
