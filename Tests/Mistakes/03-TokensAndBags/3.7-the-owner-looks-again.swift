// The owner that disposes a second time takes what was shared if everybody has gone by then: the last
// user may be taking it at the same moment, on another thread.

// exercise 3.7
let before = holders.update { $0 == 0 ? 0 : $0 + Share.user }
guard before != 0 else { return Disposables.create() }
return User(of: self)
// end 3.7

// exercise 3.7
let before = holders.update { $0 & ~Share.owner }
if before & ~Share.owner == 0 { disposable.take()?.dispose() }
// end 3.7

// exercise 3.7
let before = holders.update { $0 - Share.user }
if before == Share.user { disposable.take()?.dispose() }
// end 3.7
