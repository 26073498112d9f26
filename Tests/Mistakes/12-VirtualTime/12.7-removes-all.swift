// One end removes all observers.

// exercise 12.7
// instead of: return subscription { _ = self.observers.removeKey(key) }
return subscription { _ = self.observers.removeAll() }
// end 12.7
