// The closure may make the source send; afterwards nothing may be left, and that is sent all the same.

// exercise 5.13
// instead of: // If the closure made the source send, the element may be in a chunk that has been sent already.
// instead of: guard remaining == before else { return }
// end 5.13
