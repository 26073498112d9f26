// At its end it disposes its token, which may not know it yet, and stays open.

// exercise 5.9
// instead of: if isLast { complete() }
if isLast, !isDisposed {
  tellEnd(nil)
  cancel.dispose()
}
// end 5.9
