// When the time is over `skip` sends the newest element that it has dropped.

// exercise 13.7
// instead of: private var isOpen = false
private var isOpen = false
private var newest: Observer.Element?

// instead of: if isOpen { forwardNext(element) }
if isOpen { forwardNext(element) } else { newest = element }

// instead of: isOpen = true
isOpen = true
if let newest { forwardNext(newest) }
// end 13.7
