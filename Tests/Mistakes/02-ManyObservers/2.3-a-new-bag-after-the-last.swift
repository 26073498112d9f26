// When the last one leaves, a new bag begins, which hands out the keys of the old one again.

// exercise 2.3
// instead of: observers.removeKey(key)
observers.removeKey(key)
if observers.count == 0 { observers = Bag() }
// end 2.3
