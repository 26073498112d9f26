// A completion at a closed gate leaves the other source subscribed.

// exercise 8.10
if isOpen { forwardNext(element) }
// end 8.10

// exercise 8.10
if isOpen { complete() }
// end 8.10

// exercise 8.10
isOpen = true
otherSubscription.dispose()
// end 8.10
