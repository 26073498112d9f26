// Each `dispose()` disposes what was set, again.

// exercise 3.6
child = disposable
let before = facts.update { $0.union(.wasSet) }
if before.contains(.wasDisposed) { disposable.dispose() }
// end 3.6

// exercise 3.6
let before = facts.update { $0.union(.wasDisposed) }
if before.contains(.wasSet) { child?.dispose() }
// end 3.6
