// Opens the gate, and stays subscribed to the other source.

// exercise 8.10
if isOpen { forwardNext(element) }
// end 8.10

// exercise 8.10
if isOpen { complete() } else { dispose() }
// end 8.10

// exercise 8.10
isOpen = true
// end 8.10
