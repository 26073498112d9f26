// The last user ends it, though the owner is still there.

// exercise 3.7
guard !isDisposed else { return Disposables.create() }
holders.add(Share.user, ordering: .acquiringAndReleasing)
return User(of: self)
// end 3.7

// exercise 3.7
let (before, after) = holders.bitwiseAnd(~Share.owner, ordering: .acquiringAndReleasing)
if before != after, after == 0 { disposable?.dispose() }
// end 3.7

// exercise 3.7
let after = holders.subtract(Share.user, ordering: .acquiringAndReleasing).newValue
if after <= Share.owner { disposable?.dispose() }
// end 3.7
