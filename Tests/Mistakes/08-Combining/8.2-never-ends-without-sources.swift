// Looks for the end only when a source has completed: without sources, there is never an end.

// exercise 8.2
// instead of: if sources.isEmpty { complete() }
// end 8.2
