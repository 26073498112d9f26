// The element is swapped out of its slot, the key advances in a `defer`, and a pattern skips the holes.

// exercise 2.2
defer { nextKey = nextKey.next }
entries.append((key: nextKey, element: element))
return nextKey
// end 2.2

// exercise 2.2
guard let index = position(of: key) else { return nil }
var taken: Element?
swap(&taken, &entries[index].element)
if taken != nil { holes += 1 }
return taken
// end 2.2

// exercise 2.2
for case (_, let element?) in entries { try body(element) }
// end 2.2
