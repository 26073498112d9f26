// Tells an end that had to wait even if the observer has disposed meanwhile.

// exercise 8.2
forwarding.withLock { forwardNext(element) }
// end 8.2

// exercise 8.2
let left = expected.subtract()
if left == 0 { complete() }
// end 8.2

// exercise 8.2
forwarding.withLock { super.tellEnd(error) }
group.dispose()
// end 8.2
