// A completion of the other source opens the gate, too.

// exercise 8.10
// instead of: override func otherSent(_ element: Other) {
// instead of: isOpen = true
// instead of: otherSubscription.dispose()
// instead of: }
override func otherSent(_ element: Other) {
  isOpen = true
  otherSubscription.dispose()
}

override func otherCompleted() {
  isOpen = true
  super.otherCompleted()
}
// end 8.10
