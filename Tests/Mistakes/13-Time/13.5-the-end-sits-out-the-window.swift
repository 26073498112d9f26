// A completion waits for the end of the window, even if no element waits.

// exercise 13.5
// instead of: if waiting == nil { complete() } else { hasCompleted = true }
if windowLeft().isOver { return complete() }
hasCompleted = true
if waiting == nil { setAlarm(after: windowLeft()) }
// end 13.5
