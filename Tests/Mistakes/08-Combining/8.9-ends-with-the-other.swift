// A completion of the other source ends the result, too.

// exercise 8.9
// instead of: override func otherSent(_ element: Other) {
// instead of: complete()
// instead of: }
override func otherSent(_ element: Other) {
  complete()
}

override func otherCompleted() {
  complete()
}
// end 8.9
