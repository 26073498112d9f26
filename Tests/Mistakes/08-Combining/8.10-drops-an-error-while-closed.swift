// Drops an error that comes while the gate is closed, and disposes.

// exercise 8.10
// instead of: private var isOpen = false
private var isOpen = false

override func onError(_ error: Swift.Error) {
  if isOpen { fail(with: error) } else { dispose() }
}
// end 8.10
