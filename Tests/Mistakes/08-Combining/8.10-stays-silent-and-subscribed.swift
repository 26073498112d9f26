// A source that completes before a shut gate leaves the other one subscribed.

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
