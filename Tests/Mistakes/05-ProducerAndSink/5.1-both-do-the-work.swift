// `dispose()` asks only whether the two are there, and not whether another thread has disposed them.

// exercise 5.1
precondition(!facts.value().contains(.wasSet), Self.rule)
pair = Pair(sink: sink, subscription: subscription)
let before = facts.update { $0.union(.wasSet) }
precondition(!before.contains(.wasSet), Self.rule)
if before.contains(.wasDisposed) { disposeBoth() }
// end 5.1

// exercise 5.1
let before = facts.update { $0.union(.wasDisposed) }
if before.contains(.wasSet) { disposeBoth() }
// end 5.1
