// A user that comes too late is counted, and brings it back to life.

// exercise 3.7
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
