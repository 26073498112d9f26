// Late work is put behind what is due now, though it is due before it.

// exercise 12.2
// instead of: queue.insert(work, at: time)
queue.insert(work, at: converter.compareVirtualTime(time, clock) == .lessThan ? clock : time)
// end 12.2
