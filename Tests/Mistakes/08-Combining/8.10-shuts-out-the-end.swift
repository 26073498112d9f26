// Disposes when the source completes, and tells no end, open or not.

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
