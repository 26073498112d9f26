// The connection is closed, and the source is kept until the end was told.

// exercise 14.2
state.withLock { state in
  if state.current === connection { state.current = nil }
}
// end 14.2

// exercise 14.2
multicast(makeSubject: { PublishSubject() })
// end 14.2

// exercise 14.2
close()
tell()
release()
// end 14.2
