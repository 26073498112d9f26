// Schedules turns after `dispose()`, only to call them off.

// exercise 11.3
// instead of: guard let key = pending.insert(turn) else { return }
let key = pending.insert(turn)
// instead of: self.pending.remove(for: key)
if let key { self.pending.remove(for: key) }
// end 11.3
