// It says that the two are there before it has stored them, so another thread may find nothing to
// dispose.

// exercise 5.1
let before = facts.update { $0.union(.wasSet) }
precondition(!before.contains(.wasSet), Self.rule)
pair = Pair(sink: sink, subscription: subscription)
if before.contains(.wasDisposed) { disposeBoth() }
// end 5.1

// exercise 5.1
let before = facts.update { $0.union(.wasDisposed) }
if before == .wasSet { disposeBoth() }
// end 5.1
