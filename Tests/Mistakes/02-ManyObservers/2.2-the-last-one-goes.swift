// The last element moves into the gap, as is common where order doesn't matter.

// exercise 2.2
let key = nextKey
nextKey = key.next
entries.append((key, element))
return key
// end 2.2

// exercise 2.2
guard let index = position(of: key), let element = entries[index].element else { return nil }
entries.swapAt(index, entries.count - 1)
entries.removeLast()
return element
// end 2.2
