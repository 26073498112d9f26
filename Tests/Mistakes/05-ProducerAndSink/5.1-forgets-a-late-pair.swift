// Once it has disposed what came late, it does not remember that it was given something, and takes more.

// exercise 5.1
// instead of: if before.contains(.wasDisposed) { disposeBoth() }
if before.contains(.wasDisposed) {
  facts.set(.wasDisposed)
  disposeBoth()
}
// end 5.1
