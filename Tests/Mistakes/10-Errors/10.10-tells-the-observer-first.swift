// The observer hears the end before the breaker knows of it.

// exercise 10.10
// instead of: // The breaker knows before the observer does, which may send the next request at once.
// instead of:
// instead of: override func onError(_ error: Swift.Error) {
// instead of: note(.failed)
// instead of: fail(with: error)
// instead of: }
override func onError(_ error: Swift.Error) {
  if isOver.raise() {
    fail(with: error)
    breaker.note(.failed, of: role)
  }
}

// instead of: note(.succeeded)
// instead of: complete()
if isOver.raise() {
  complete()
  breaker.note(.succeeded, of: role)
}
// end 10.10
