// After everybody has gone, `retain()` counts up and down again: for a moment `isDisposed` is
// false, and a second `retain()` on another thread counts as a user.

// exercise 3.7
// instead of: let before = holders.update { $0 == 0 ? 0 : $0 + Share.user }
// instead of: if before != 0 { return User(of: self) }
let before = holders.update { $0 + Share.user }
if before != 0 { return User(of: self) }
holders.update { $0 - Share.user }
// end 3.7
