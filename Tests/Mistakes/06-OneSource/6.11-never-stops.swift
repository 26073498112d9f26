// It keeps asking for another turn though it is over, so it never ends.

// exercise 6.11
do {
  if !isFirstTurn { state = try iterate(state) }
  isFirstTurn = false
  if try condition(state) { forwardNext(state) } else { complete() }
} catch {
  fail(with: error)
}
return true
// end 6.11
