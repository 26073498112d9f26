// An error that comes while the condition runs is not heard.

// exercise 6.14
// instead of: if !hasCompleted { fail(with: error) }
if !hasCompleted, !isAsking { fail(with: error) }
// end 6.14
