// The last user ends it, though the owner is still there.

// exercise 3.7
guard !isDisposed else { return Disposables.create() }
holders.update { $0 + Share.user }
return User(of: self)
// end 3.7

// exercise 3.7
let before = holders.update { $0 & ~Share.owner }
if before == Share.owner { disposable?.dispose() }
// end 3.7

// exercise 3.7
let before = holders.update { $0 - Share.user }
if before <= Share.owner + Share.user { disposable?.dispose() }
// end 3.7
