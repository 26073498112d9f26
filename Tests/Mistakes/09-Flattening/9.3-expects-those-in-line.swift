// With a limit of 0 it expects sequences whose turn never comes.

// exercise 9.3
// instead of: // With a limit of 0 none ever gets a slot, and what will never begin can't be expected.
// instead of: guard limit > 0 else { return }
// end 9.3

// exercise 9.3
// instead of: // The slot is passed on last: on another thread a sequence may be about to take it, and must not
// instead of: // be subscribed before this one is disposed.
// end 9.3
