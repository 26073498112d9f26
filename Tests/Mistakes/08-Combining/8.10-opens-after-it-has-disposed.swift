// Opens the gate after it has disposed the other source: an element that comes meanwhile is dropped.

// exercise 8.10
// instead of: isOpen = true
// instead of: otherSubscription.dispose()
otherSubscription.dispose()
isOpen = true
// end 8.10
