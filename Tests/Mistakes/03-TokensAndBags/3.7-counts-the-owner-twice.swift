// The owner is taken off the count at each call, so the second call takes away a user's share.

// exercise 3.7
guard !isDisposed else { return Disposables.create() }
holders.add(1, ordering: .acquiringAndReleasing)
return User(of: self)
// end 3.7

// exercise 3.7
release()
// end 3.7

// exercise 3.7
let left = holders.subtract(1, ordering: .acquiringAndReleasing).newValue
if left == 0 { disposable?.dispose() }
// end 3.7
