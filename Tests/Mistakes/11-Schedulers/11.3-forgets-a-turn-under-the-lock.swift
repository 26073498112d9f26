// Disposes the token of a turn that begins while it holds the lock.
// Changes: 11.3-a-dictionary-of-turns.swift

// exercise 11.3
// instead of: (shared.action, shared.pending.removeValue(forKey: key))
shared.pending[key]?.dispose()
return (shared.action, shared.pending.removeValue(forKey: key))
// end 11.3
