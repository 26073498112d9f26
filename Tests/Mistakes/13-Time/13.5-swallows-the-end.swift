// The completion that had to wait is forgotten.

// exercise 13.5
// instead of: if hasCompleted { complete() }
// end 13.5
