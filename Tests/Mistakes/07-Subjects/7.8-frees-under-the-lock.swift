// What falls out of the buffer is freed on the spot, while the lock is held.

// exercise 7.8 in ReplayMemory.swift
ring.append(element)
if ring.count > limit { ring.removeFirst() }
// end 7.8

// exercise 7.8 in ReplayMemory.swift
ring
// end 7.8
