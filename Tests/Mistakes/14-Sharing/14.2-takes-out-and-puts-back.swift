// An old connection that is disposed late takes the new one out and puts it back: a thread that
// connects in between gets a third connection, and the source is subscribed to twice.

// exercise 14.2
// instead of: state.withLock { state in
// instead of: if state.current === connection { state.current = nil }
// instead of: }
guard let taken = state.withLock({ $0.current.take() }), taken !== connection else { return }
// It was another one.
state.withLock { state in
  if state.current == nil { state.current = taken }
}
// end 14.2
