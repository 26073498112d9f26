// Drops what waits when the source completes, if there is a default to send instead.

// exercise 8.8
// instead of: sourceHasCompleted = true
sourceHasCompleted = true
if defaultValue != nil { newest = nil }
// end 8.8
