// What was set is disposed, but kept for as long as the token lives.

// exercise 3.6
child = disposable
let before = facts.update { $0.union(.wasSet) }
if before.contains(.wasDisposed) { disposable.dispose() }
// end 3.6

// exercise 3.6
let before = facts.update { $0.union(.wasDisposed) }
if before == .wasSet { child?.dispose() }
// end 3.6
