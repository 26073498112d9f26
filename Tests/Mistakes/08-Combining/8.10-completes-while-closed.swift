// A completion passes even when the gate is closed.

// exercise 8.10
if isOpen { forwardNext(element) }
// end 8.10

// exercise 8.10
complete()
// end 8.10

// exercise 8.10
isOpen = true
otherSubscription.dispose()
// end 8.10
