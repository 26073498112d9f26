// What comes after `dispose()` is disposed, and kept all the same: the retain cycle stays.

// exercise 5.1
// instead of: precondition(!before.contains(.wasSet), Self.rule)
// instead of: if before.contains(.wasDisposed) { disposeBoth() }
if before.contains(.wasDisposed) {
  sink.dispose()
  subscription.dispose()
}
// end 5.1
