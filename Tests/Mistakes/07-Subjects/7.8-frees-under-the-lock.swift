// What falls out of the buffer is freed on the spot, while the lock is held.
// Changes: 7.8-moves-the-others.swift

// exercise 7.8
// instead of: if ring.count > limit { element = ring.removeFirst() }
if ring.count > limit { ring.removeFirst() }
// end 7.8
