// The completion that had to wait is forgotten.

// exercise 13.5
// instead of: // The observer may have made the source send one more, which waits now.
// instead of: if hasCompleted, waiting == nil { complete() }
// end 13.5
