// Counts the slots that are left: after an end there is none, but some have not left.

// exercise 7.3
// instead of: if !isDisposed { subscriptions -= 1 }
// instead of: return slots.removeKey(key)
let slot = slots.removeKey(key)
if !isDisposed { subscriptions = slots.count }
return slot
// end 7.3
