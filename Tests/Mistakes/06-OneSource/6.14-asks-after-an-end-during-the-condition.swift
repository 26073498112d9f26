// An end that comes while the condition is called is noticed when the call returns; what the source
// sends before that still counts.

// exercise 6.14
// instead of: guard !hasCompleted, !isDisposed else { return }
guard !(hasCompleted && !isAsking), !isDisposed else { return }
// end 6.14
