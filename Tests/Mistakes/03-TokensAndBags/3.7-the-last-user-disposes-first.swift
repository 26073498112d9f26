// The last user disposes what was shared, and counts itself out afterwards.

// exercise 3.7
// instead of: let before = holders.update { $0 - Share.user }
// instead of: if before == Share.user { disposable.take()?.dispose() }
if holders.value() == Share.user { disposable.take()?.dispose() }
holders.update { $0 - Share.user }
// end 3.7
