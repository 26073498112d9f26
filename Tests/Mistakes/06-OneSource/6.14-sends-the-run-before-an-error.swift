// An error of the source does not drop the run.

// exercise 6.14
// instead of: if !hasCompleted { fail(with: error) }
guard !hasCompleted else { return }
for element in run { forwardNext(element) }
fail(with: error)
// end 6.14
