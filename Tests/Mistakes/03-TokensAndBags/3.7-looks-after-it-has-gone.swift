// The owner goes, and then looks whether anybody is left; the last user may have gone in between.

// exercise 3.7
// instead of: let before = holders.update { $0 & ~Share.owner }
// instead of: if before == Share.owner { disposable.take()?.dispose() }
holders.update { $0 & ~Share.owner }
if isDisposed { disposable.take()?.dispose() }
// end 3.7
