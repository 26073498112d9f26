// Replaces a connection that is over and was not forgotten yet, too.

// exercise 14.8
// instead of: guard wasOpened.raise() else { return }
// instead of: keep(subscribeToSource())
// Checks and sets the flag in one step, before anybody is called.
if wasOpened.raise() {
  let token = subscribeToSource()
  keep(token)
}
// instead of: if state.current == nil { state.current = fresh }
// A connection that was made for nothing is freed by the caller, outside the lock.
if state.current?.isDisposed ?? true { state.current = fresh }
// end 14.8
