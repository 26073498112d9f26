// A completion drops what waits: the last text is never asked for.

// exercise 13.4
// instead of: override func sourceCompleted() {
// instead of: sendWaiting()
// instead of: complete()
// instead of: }
override func sourceCompleted() {
  complete()
}
// end 13.4
