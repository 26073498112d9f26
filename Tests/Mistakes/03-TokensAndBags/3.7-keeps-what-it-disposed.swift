// What was shared is disposed, but kept for as long as one of its tokens is.

// exercise 3.7
if isDisposed { return Disposables.create() }
holders.update { $0 + Share.user }
return User(of: self)
// end 3.7

// exercise 3.7
let before = holders.update { $0 & ~Share.owner }
if before == Share.owner { disposable?.dispose() }
// end 3.7

// exercise 3.7
let before = holders.update { $0 - Share.user }
if before == Share.user { disposable?.dispose() }
// end 3.7
