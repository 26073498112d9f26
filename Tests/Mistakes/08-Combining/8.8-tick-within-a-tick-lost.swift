// A tick that the observer causes while it hears an element does nothing: what has come since is
// not sent then, nor the default.

// exercise 8.8
// instead of: private var sourceHasCompleted = false
private var sourceHasCompleted = false
private var isTicking = false
// end 8.8

// exercise 8.8
// instead of: if let element = newest.take() ?? defaultValue { forwardNext(element) }
// instead of: if sourceHasCompleted { complete() }
guard !isTicking else { return }
isTicking = true
if let element = newest.take() ?? defaultValue { forwardNext(element) }
isTicking = false
if sourceHasCompleted { complete() }
// end 8.8
