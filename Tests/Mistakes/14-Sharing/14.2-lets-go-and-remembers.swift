// The source is disposed, but the connection is not closed.

// exercise 14.2
state.withLock { state in
  if state.current === connection { state.current = nil }
}
// end 14.2

// exercise 14.2
multicast(makeSubject: { PublishSubject() })
// end 14.2

// exercise 14.2
release()
tell()
// end 14.2
