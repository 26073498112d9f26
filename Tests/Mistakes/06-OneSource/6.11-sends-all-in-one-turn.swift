// All states are sent in the first turn, so that nobody else gets one in between.

// exercise 6.11
do {
  while !isDisposed {
    if !isFirstTurn { state = try iterate(state) }
    isFirstTurn = false
    guard try condition(state) else { break }
    forwardOn(.next(state))
  }
  forwardOn(.completed)
} catch {
  forwardOn(.error(error))
}
dispose()
return false
// end 6.11
