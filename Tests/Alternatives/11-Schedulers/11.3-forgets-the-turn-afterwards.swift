// Takes the turn out of the pending ones when the action has returned.

// exercise 11.3
// instead of: self.pending.remove(for: key)

// instead of: action?(state, self)
action?(state, self)
self.pending.remove(for: key)
// end 11.3
