// Returns a token that disposes nothing.

// exercise 8.7
// instead of: return Disposables.create(subscriptions)
return Disposables.create()
// end 8.7
