// The next sequence is subscribed from within the end of the one before.

// exercise 9.3
// instead of: // With a limit of 0 none ever gets a slot, and what will never begin can't be expected.
// end 9.3

// exercise 9.3
// instead of: // The slot is passed on last: on another thread a sequence may be about to take it, and must not
// instead of: // be subscribed before this one is disposed.
// end 9.3

// exercise 9.3
// instead of: if let next { Trampoline.current.enqueue(Entrance(of: next, to: self)) }
if let next { listen(to: next) }
// end 9.3
