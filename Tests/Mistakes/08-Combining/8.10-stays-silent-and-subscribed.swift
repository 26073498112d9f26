// A completion at a closed gate leaves the other source subscribed.

// exercise 8.10
// instead of: if isOpen { complete() } else { dispose() }
if isOpen { complete() }
// end 8.10
