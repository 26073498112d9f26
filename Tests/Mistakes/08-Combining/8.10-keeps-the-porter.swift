// The gate is open, and the other source is still listened to.

// exercise 8.10
if isOpen { forwardNext(element) }
// end 8.10

// exercise 8.10
if isOpen { complete() } else { dispose() }
// end 8.10

// exercise 8.10
isOpen = true
// end 8.10
