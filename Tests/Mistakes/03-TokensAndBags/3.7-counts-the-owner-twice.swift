// The owner is taken off the count at each call, so the second call takes away a user's share.

// exercise 3.7
guard !isDisposed else { return Disposables.create() }
holders.update { $0 + 1 }
return User(of: self)
// end 3.7

// exercise 3.7
release()
// end 3.7

// exercise 3.7
let before = holders.update { $0 - 1 }
if before == 1 { disposable?.dispose() }
// end 3.7
