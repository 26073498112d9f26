// One recursive lock guards everything, and is held while the observer is called.

// exercise 8.13
// instead of: private let missing: Counter
private var missing: Int
let lock = RecursiveLock()

// instead of: missing = Counter(sources.count)
missing = sources.count

// instead of: guard branch.last != nil else { return complete() }
// instead of: // Only one call brings the count to zero, and by then every `last` is final.
// instead of: guard missing.subtract() == 0 else { return branch.subscription.dispose() }
// instead of: forwardNext(branches.compactMap(\.last))
// instead of: complete()
lock.withLock {
  guard branch.last != nil else { return complete() }
  missing -= 1
  guard missing == 0 else { return branch.subscription.dispose() }
  forwardNext(branches.compactMap(\.last))
  complete()
}

// instead of: @Unguarded var last: Element?
var last: Element?

// instead of: if !sink.isDisposed { branch.keep(element) }
if !sink.isDisposed { sink.lock.withLock { branch.keep(element) } }
// end 8.13
