// An end is noted, and then the disposal that follows it, too: a trial that has failed is free
// again.

// exercise 10.10
// instead of: // Whether the breaker knows how this request ended.
// instead of: private let isNoted = Flag()
// instead of:

// instead of: if isNoted.raise() { breaker.note(outcome, of: role) }
breaker.note(outcome, of: role)
// end 10.10
