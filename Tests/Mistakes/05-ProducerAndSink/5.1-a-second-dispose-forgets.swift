// A second `dispose()` overwrites what was known, so that another pair gets in.

// exercise 5.1
// instead of: let before = facts.update { $0.union(.wasDisposed) }
// instead of: if before == .wasSet { disposeBoth() }
let before = facts.update { $0 == [.wasSet, .wasDisposed] ? .wasDisposed : $0.union(.wasDisposed) }
if before == .wasSet { disposeBoth() }
// end 5.1
