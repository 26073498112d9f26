// Finds that somebody is there, and counts one more with the next line; by then all may have gone.

// exercise 3.7
// instead of: let before = holders.update { $0 == 0 ? 0 : $0 + Share.user }
// instead of: if before != 0 { return User(of: self) }
// instead of: return Disposables.create()
guard !isDisposed else { return Disposables.create() }
holders.update { $0 + Share.user }
return User(of: self)
// end 3.7
