// `dispose()` asks only whether the two are there, and not whether another thread has disposed them.

// exercise 5.1
// instead of: if before == .wasSet { disposeBoth() }
if before.contains(.wasSet) { disposeBoth() }
// end 5.1
