// Replaces a connection that is over and was not forgotten yet, too.

// exercise 14.8
// instead of: if state.current == nil { state.current = fresh }
if state.current?.isDisposed ?? true { state.current = fresh }

// instead of: guard wasOpened.raise() else { return }
// instead of: keep(subscribeToSource())
if wasOpened.raise() {
  let token = subscribeToSource()
  keep(token)
}
// end 14.8
