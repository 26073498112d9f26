// A completion does not wait for the element that waits, and that element is lost.

// exercise 13.5
// instead of: if waiting == nil { complete() } else { hasCompleted = true }
complete()
// end 13.5
