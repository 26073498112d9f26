// Completes when there are no more sources: a subclass that overrides `sourcesRanOut()` is not asked.

// exercise 8.3
// instead of: sourcesRanOut()
// instead of: return
complete()
return
// end 8.3
