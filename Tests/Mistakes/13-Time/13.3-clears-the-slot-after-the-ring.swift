// After the ring the slot is emptied, and with it what the ring has set.

// exercise 13.3
// instead of: ring()
// instead of: return Disposables.create()
ring()
self.turnOff()
return Disposables.create()
// end 13.3
