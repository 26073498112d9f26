// Only elements are told: the observers wait for an end that never comes.

// exercise 7.1 in Broadcast.swift
slot.tell(element)
// end 7.1

// exercise 7.1 in Broadcast.swift
if case .failed = end { slot.tell(end) }
// end 7.1
