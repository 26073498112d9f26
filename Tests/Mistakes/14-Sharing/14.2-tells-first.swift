// The end is sent, and only then is the connection over.

// exercise 14.2
state.withLock { state in
  if state.current === connection { state.current = nil }
}
// end 14.2

// exercise 14.2
multicast(makeSubject: { PublishSubject() })
// end 14.2

// exercise 14.2
tell()
dispose()
// end 14.2
