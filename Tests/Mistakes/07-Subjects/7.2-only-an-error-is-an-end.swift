// Only an error is noted: a subject that has completed goes on.

// exercise 7.2
// instead of: life = .ended(end)
if case .failed = end { life = .ended(end) }
// end 7.2
