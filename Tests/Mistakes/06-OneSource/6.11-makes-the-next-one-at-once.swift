// The next state is made when one is sent, whether or not anybody wants it.

// exercise 6.11
guard !isDisposed else { return false }
do {
  if try condition(state) {
    forwardOn(.next(state))
    state = try iterate(state)
    return true
  }
  forwardOn(.completed)
} catch {
  forwardOn(.error(error))
}
dispose()
return false
// end 6.11
