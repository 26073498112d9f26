// When the time is over `take(for:)` falls silent, but does not complete.

// exercise 13.7
// instead of: complete()
dispose()
// end 13.7
