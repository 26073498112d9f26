// Finds that somebody is there, and counts one more with the next line; by then all may have gone.

// exercise 3.7
guard !isDisposed else { return Disposables.create() }
holders.update { $0 + Share.user }
return User(of: self)
// end 3.7

// exercise 3.7
let before = holders.update { $0 & ~Share.owner }
if before == Share.owner { disposable.take()?.dispose() }
// end 3.7

// exercise 3.7
let before = holders.update { $0 - Share.user }
if before == Share.user { disposable.take()?.dispose() }
// end 3.7
