// A user that comes too late is counted, and brings it back to life.

// exercise 3.7
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
