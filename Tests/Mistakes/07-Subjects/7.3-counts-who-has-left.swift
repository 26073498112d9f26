// Whoever has left is still counted.

// exercise 7.3
// instead of: if !isDisposed { subscriptions -= 1 }
// instead of: return slots.removeKey(key)
return slots.removeKey(key)
// end 7.3
