// Disposes both when the other source completes, so an error of the source is not heard.

// exercise 8.10
// instead of: private var isOpen = false
private var isOpen = false

override func otherCompleted() {
  if isOpen { super.otherCompleted() } else { dispose() }
}
// end 8.10
