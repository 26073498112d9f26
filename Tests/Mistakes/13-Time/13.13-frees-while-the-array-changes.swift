// At an error the variable is set to an empty array: an element is freed while it is being changed, and
// makes the source send.
// Changes: 13.13-two-alarms.swift

// exercise 13.13
// instead of: lock.withLock { fail(with: error) }
lock.withLock {
  gathered = []
  fail(with: error)
}
// end 13.13
