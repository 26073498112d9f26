// It looks whether it has stopped, and stops afterwards.

// exercise 5.9
// instead of: if isLast { complete() }
if isLast, !isDisposed {
  _ = stop()
  tellEnd(nil)
  dispose()
}
// end 5.9
