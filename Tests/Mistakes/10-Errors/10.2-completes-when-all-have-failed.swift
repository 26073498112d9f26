// When no source is left, the result completes as if all were well.

// exercise 10.2
// instead of: if let lastError { fail(with: lastError) } else { complete() }
super.sourcesRanOut()
// end 10.2
