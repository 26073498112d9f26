// The oldest element is removed one element too late.
// Changes: 7.8-moves-the-others.swift

// exercise 7.8
// instead of: if ring.count > limit { element = ring.removeFirst() }
if ring.count - 1 > limit { element = ring.removeFirst() }
// end 7.8
