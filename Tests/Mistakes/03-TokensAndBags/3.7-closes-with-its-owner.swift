// Lets nobody in once the owner has gone, though users are still there.

// exercise 3.7
// instead of: let before = holders.update { $0 == 0 ? 0 : $0 + Share.user }
// instead of: if before != 0 { return User(of: self) }
let before = holders.update { $0 & Share.owner == 0 ? $0 : $0 + Share.user }
if before & Share.owner != 0 { return User(of: self) }
// end 3.7
