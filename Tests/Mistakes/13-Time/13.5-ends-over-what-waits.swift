// Once the source has completed, the next ring is the end, even if it has caused one more element
// to wait.

// exercise 13.5
// instead of: if hasCompleted, waiting == nil { complete() }
if hasCompleted { complete() }
// end 13.5
