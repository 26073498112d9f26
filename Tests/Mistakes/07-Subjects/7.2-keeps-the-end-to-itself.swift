// Only errors are told: the observers of a subject that has completed wait for ever.

// exercise 7.2
// instead of: slots.forEach { slot in slot.tell(end) }
if case .failed = end { slots.forEach { slot in slot.tell(end) } }
// end 7.2
