// Ends at a hundred percent, and not when the restart is over.

// exercise 15.3
// instead of: progress.ignoreElements().asCompletable()
progress.filter { $0 == 100 }.take(1).ignoreElements().asCompletable()
// end 15.3
