// The user's token knows the count weakly: if the owner has disposed and let go of it, the last
// user finds nobody: "The order does not matter: the last one out disposes what was shared."

// exercise 3.7
let before = holders.update { $0 == 0 ? 0 : $0 + Share.user }
guard before != 0 else { return Disposables.create() }
return Disposables.create { [weak self] in self?.release() }
// end 3.7

// exercise 3.7
let before = holders.update { $0 & ~Share.owner }
if before == Share.owner { disposable.take()?.dispose() }
// end 3.7

// exercise 3.7
let before = holders.update { $0 - Share.user }
if before == Share.user { disposable.take()?.dispose() }
// end 3.7
