// Disposes when the source completes, and never sends the end, not even when the gate is open.

// exercise 8.10
if isOpen { forwardNext(element) }
// end 8.10

// exercise 8.10
dispose()
// end 8.10

// exercise 8.10
isOpen = true
otherSubscription.dispose()
// end 8.10
