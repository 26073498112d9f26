// The slot is closed, and stays in the bag with its observer.

// exercise 7.3
guard let slot = machine.withLock({ $0.observerLeft(key) }) else { return }
// A delivery in progress works on a copy of the bag, which still has the slot.
slot.close()
// end 7.3
// exercise 7.3
phase.set(.closed)
// end 7.3
// exercise 7.3
guard !isClosed else { return }
hand(element)
// end 7.3
// exercise 7.3
guard !isClosed else { return }
// The delivery of an element may be in progress further down the stack, and must not arrive after
// the end.
close()
hand(end)
// end 7.3
// exercise 7.3
if !isDisposed { subscriptions -= 1 }
return slots[key]
// end 7.3
