// With a limit of 0 it expects sequences whose turn never comes.

// exercise 9.3
// instead of: // With a limit of 0 none ever gets a slot, and what will never begin can't be expected.
// instead of: if limit > 0 { expect() }
// instead of: guard let inner = inner(for: element), limit > 0 else { return }
expect()
guard let inner = inner(for: element) else { return }
// end 9.3

// exercise 9.3
// instead of: // The slot is passed on last: on another thread a sequence may be about to take it, and must not
// instead of: // be subscribed before this one is disposed.
// end 9.3
