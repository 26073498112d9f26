// It checks the number, leaves the lock, and then sends: a newer one may come in between.

// exercise 9.4
// instead of: forwarding.withLock {
// instead of: if number == numberOfNewest { forwardNext(element) }
// instead of: }
let isNewest = forwarding.withLock { number == numberOfNewest }
if isNewest { send(element) }
// end 9.4
