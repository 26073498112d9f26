// When the owner is the last, what was shared is disposed, but kept.

// exercise 3.7
// instead of: if before == Share.owner { disposable.take()?.dispose() }
if before == Share.owner { disposable?.dispose() }
// end 3.7
