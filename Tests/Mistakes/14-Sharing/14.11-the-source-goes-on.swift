// Closes when the time is up, and leaves the source to itself.

// exercise 14.11
// instead of: if closed != nil { subscription.dispose() }
_ = closed
// end 14.11
