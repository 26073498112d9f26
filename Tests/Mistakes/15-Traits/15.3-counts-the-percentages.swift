// A restart with two percentages is an error.

// exercise 15.3
// instead of: progress.ignoreElements().asCompletable()
progress.asSingle().asCompletable()
// end 15.3
