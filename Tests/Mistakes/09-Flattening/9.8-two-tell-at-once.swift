// Whoever brings something tells the observer, even if another thread is at it.

// exercise 9.8
// instead of: /// Tells the observer all that it can hear by now, unless another call is at it.
// instead of: private func tell() {
// instead of: let isMine = state.withLock { state in
// instead of: defer { state.isTelling = true }
// instead of: return !state.isTelling
// instead of: }
// instead of: guard isMine else { return }
// instead of: while let (event, _) = nextToTell() {
// instead of: if let element = event.element { send(element) } else { expectOneLess() }
// instead of: }
// instead of: }
private func tell() {
  while let (event, _) = nextToTell() {
    if let element = event.element { send(element) } else { expectOneLess() }
  }
}
// end 9.8
