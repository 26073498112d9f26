// What is set after `dispose()` is disposed at once, but kept for as long as the token lives.

// exercise 3.6
// instead of: if before.contains(.wasDisposed) { disposeChild() }
if before.contains(.wasDisposed) { disposable.dispose() }
// end 3.6
