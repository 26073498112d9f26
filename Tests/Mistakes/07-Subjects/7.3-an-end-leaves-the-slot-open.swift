// An end does not close the slot: an older element still comes after an end that overtook it.

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
hand(end)
// end 7.3
