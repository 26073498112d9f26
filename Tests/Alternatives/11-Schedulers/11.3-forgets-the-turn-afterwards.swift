// Takes the turn out of the pending ones when the action has returned.

// exercise 11.3
// instead of: self.pending.remove(for: key)

// instead of: return Disposables.create()
self.pending.remove(for: key)
return Disposables.create()
// end 11.3
