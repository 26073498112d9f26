// Elements wait in the replay phase, and an end overtakes them.

// exercise 7.7
// instead of: if isReplaying { serialize { self.pass(end) } } else { pass(end) }
pass(end)
// end 7.7
