// Whoever came first keeps the slot, and the second observer is never called.

// exercise 1.1
// instead of: self.observer = observer
if self.observer == nil || observer == nil { self.observer = observer }
// end 1.1
