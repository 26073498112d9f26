// Leaves a closed slot by an `if`.

// exercise 7.3
guard let slot = machine.withLock({ $0.observerLeft(key) }) else { return }
// A delivery in progress works on a copy of the bag, which still has the slot.
slot.close()
// end 7.3
// exercise 7.3
phase.set(.closed)
// end 7.3
// exercise 7.3
if isClosed { return }
hand(element)
// end 7.3
// exercise 7.3
if isClosed { return }
close()
hand(end)
// end 7.3
