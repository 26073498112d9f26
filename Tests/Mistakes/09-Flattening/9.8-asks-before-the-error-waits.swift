// Whether the result was disposed is asked before the error waits for the observer, not after: if
// the observer disposes while it is handling an element, an error that is already waiting on
// another thread is heard after `dispose()`.

// exercise 9.8
// instead of: private let state = Lock(State())
private let state = Lock(State())

override func tellEnd(_ error: Swift.Error?) {
  if !cancel.isDisposed {
    forwarding.withLock {
      if let error { observer.onError(error) } else { observer.onCompleted() }
    }
  }
  group.dispose()
}
// end 9.8
