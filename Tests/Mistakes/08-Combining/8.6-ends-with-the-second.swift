// Completes when the second source does.

// exercise 8.6
// instead of: private let latest = Slot<Second>()
private let latest = Slot<Second>()

override func otherCompleted() {
  complete()
}
// end 8.6
