// What was the first turn is noted in a `defer`, and each way out says what it wants.

// exercise 6.11
guard !isDisposed else { return false }
defer { isFirstTurn = false }
do {
  let next = isFirstTurn ? state : try iterate(state)
  guard try condition(next) else {
    complete()
    return false
  }
  state = next
  forwardNext(next)
  return !isDisposed
} catch {
  fail(with: error)
  return false
}
// end 6.11
