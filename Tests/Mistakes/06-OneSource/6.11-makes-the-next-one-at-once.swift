// The next state is made when one is sent, whether or not anybody wants it.

// exercise 6.11
guard !isDisposed else { return false }
do {
  if try condition(state) {
    forwardNext(state)
    state = try iterate(state)
  } else {
    complete()
  }
} catch {
  fail(with: error)
}
return !isDisposed
// end 6.11
