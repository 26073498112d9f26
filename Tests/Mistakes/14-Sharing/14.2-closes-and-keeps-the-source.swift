// The connection is closed, but the source is kept until the end was sent.

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
