// The oldest element is removed one element too late.

// exercise 7.8 in ReplayMemory.swift
ring.append(element)
if ring.count - 1 > limit { element = ring.removeFirst() }
// end 7.8

// exercise 7.8 in ReplayMemory.swift
ring
// end 7.8
