// Takes the slot out before it counts, and asks for what is open.

// exercise 7.3
// instead of: guard let slot = machine.withLock({ $0.observerLeft(key) }) else { return }
// instead of: // A delivery in progress works on a copy of the bag, which still has the slot.
// instead of: slot.close()
let slot = machine.withLock { $0.observerLeft(key) }
if let slot { slot.close() }
// instead of: guard !isClosed else { return }
// instead of: hand(element)
if !isClosed { hand(element) }
// instead of: if !isDisposed { subscriptions -= 1 }
// instead of: return slots.removeKey(key)
let slot = slots.removeKey(key)
subscriptions -= isDisposed ? 0 : 1
return slot
// end 7.3
