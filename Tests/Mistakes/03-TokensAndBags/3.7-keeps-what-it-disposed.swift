// What was shared is disposed, but kept for as long as one of its tokens is.

// exercise 3.7
if isDisposed { return Disposables.create() }
holders.add(Share.user, ordering: .acquiringAndReleasing)
return User(of: self)
// end 3.7

// exercise 3.7
let (before, after) = holders.bitwiseAnd(~Share.owner, ordering: .acquiringAndReleasing)
if before != after, after == 0 { disposable?.dispose() }
// end 3.7

// exercise 3.7
let after = holders.subtract(Share.user, ordering: .acquiringAndReleasing).newValue
if after == 0 { disposable?.dispose() }
// end 3.7
