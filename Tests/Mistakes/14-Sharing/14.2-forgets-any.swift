// An old connection that is disposed late removes the new one.

// exercise 14.2
state.withLock { $0.current = nil }
// end 14.2

// exercise 14.2
multicast(makeSubject: { PublishSubject() })
// end 14.2

// exercise 14.2
dispose()
tell()
// end 14.2
