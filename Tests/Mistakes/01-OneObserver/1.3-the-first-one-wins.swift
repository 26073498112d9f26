// Whoever came first keeps the slot, and the second observer is never called.

// exercise 1.1
observer?(value)
// end 1.1

// exercise 1.1
if self.observer == nil || observer == nil { self.observer = observer }
// end 1.1
