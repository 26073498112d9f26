// Only a live slot lets an element through, so a new observer does not hear the past.

// exercise 7.3
guard let slot = machine.withLock({ $0.observerLeft(key) }) else { return }
// A delivery in progress works on a copy of the bag, which still has the slot.
slot.close()
// end 7.3
// exercise 7.3
phase.set(.closed)
// end 7.3
// exercise 7.3
guard phase.value() == .live else { return }
hand(element)
// end 7.3
// exercise 7.3
guard !isClosed else { return }
close()
hand(end)
// end 7.3
