// What is no longer remembered is freed inside the closure, while the lock is held.

// exercise 7.1
// instead of: note(&surplus)
var own = surplus
surplus = element
note(&own)
// end 7.1
