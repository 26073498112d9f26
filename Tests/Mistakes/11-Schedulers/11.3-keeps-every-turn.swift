// Keeps the tokens of turns that are over.

// exercise 11.3
// instead of: guard let key = pending.insert(turn) else { return }
guard pending.insert(turn) != nil else { return }
// instead of: self.pending.remove(for: key)
// end 11.3
