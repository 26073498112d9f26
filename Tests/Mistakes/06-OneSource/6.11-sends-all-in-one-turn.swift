// All states are sent in the first turn, and nobody else gets a turn in between.

// exercise 6.11
do {
  while !isDisposed {
    if !isFirstTurn { state = try iterate(state) }
    isFirstTurn = false
    if try condition(state) { forwardNext(state) } else { complete() }
  }
} catch {
  fail(with: error)
}
return false
// end 6.11
