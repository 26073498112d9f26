// Looks whether the other fact is there, and adds its own afterwards; each can miss the other.

// exercise 3.6
precondition(!facts.value().contains(.wasSet), Self.rule)
child = disposable
let isTooLate = facts.value().contains(.wasDisposed)
facts.update { $0.union(.wasSet) }
if isTooLate { disposeChild() }
// end 3.6

// exercise 3.6
let wasSet = facts.value() == .wasSet
facts.update { $0.union(.wasDisposed) }
if wasSet { disposeChild() }
// end 3.6
