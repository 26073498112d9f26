// Whether the subscriber still listens is checked before the closures are called, and not after.

// exercise 6.11
guard !isDisposed else { return false }
do {
  if !isFirstTurn { state = try iterate(state) }
  isFirstTurn = false
  if try condition(state) { observer.onNext(state) } else { complete() }
} catch {
  fail(with: error)
}
return !isDisposed
// end 6.11
