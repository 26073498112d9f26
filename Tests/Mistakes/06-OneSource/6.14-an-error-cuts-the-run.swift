// An error of the source after its end ends the run in the middle.

// exercise 6.14
// instead of: if !hasCompleted { fail(with: error) }
fail(with: error)
// end 6.14
