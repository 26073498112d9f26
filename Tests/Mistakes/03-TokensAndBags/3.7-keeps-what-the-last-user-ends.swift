// When a user is the last, what was shared is disposed, but kept.

// exercise 3.7
// instead of: if before == Share.user { disposable.take()?.dispose() }
if before == Share.user { disposable?.dispose() }
// end 3.7
