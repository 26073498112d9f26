// What has happened is read in one step and what happens now is recorded in another, so what a second
// thread records in between is lost.

// exercise 5.1
let before = facts.value()
precondition(!before.contains(.wasSet), Self.rule)
pair = Pair(sink: sink, subscription: subscription)
facts.set(before.union(.wasSet))
if before.contains(.wasDisposed) { disposeBoth() }
// end 5.1

// exercise 5.1
let before = facts.value()
facts.set(before.union(.wasDisposed))
if before == .wasSet { disposeBoth() }
// end 5.1
