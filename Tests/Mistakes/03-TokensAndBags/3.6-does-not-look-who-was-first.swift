// Each `dispose()` that finds a disposable set goes for it, and two of them may reach it at once.

// exercise 3.6
// instead of: if before == .wasSet { disposeChild() }
if before.contains(.wasSet) { disposeChild() }
// end 3.6
