// Stops loading, but does not say that the tap is over.

// exercise 17.1
// instead of: .just(.setLoading(false))
.concat(.just(.setLoading(false)), .never())
// end 17.1
