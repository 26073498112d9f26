// Tells the end without the lock, even while another thread sends an element.

// exercise 8.2
forwarding.withLock { forwardNext(element) }
// end 8.2

// exercise 8.2
let left = expected.subtract()
if left == 0 { complete() }
// end 8.2

// exercise 8.2
super.tellEnd(error)
group.dispose()
// end 8.2
