// It asks for another turn though it was disposed, for ever.

// exercise 6.11
do {
  if !isFirstTurn { state = try iterate(state) }
  isFirstTurn = false
  if try condition(state) {
    forwardOn(.next(state))
    return true
  }
  forwardOn(.completed)
} catch {
  forwardOn(.error(error))
}
dispose()
return !isFirstTurn
// end 6.11
