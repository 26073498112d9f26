// What is forgotten is freed outside the lock, and the steps of `dispose()` are written out.

// exercise 14.2
// instead of: state.withLock { state in
// instead of: if state.current === connection { state.current = nil }
// instead of: }
let forgotten = state.withLock { state -> Connection? in
  guard state.current === connection else { return nil }
  return state.current.take()
}
_ = forgotten

// instead of: multicast(makeSubject: { PublishSubject() })
multicast(makeSubject: PublishSubject.init)

// instead of: dispose()
// instead of: tell()
close()
release()
tell()
// end 14.2
