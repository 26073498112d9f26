// A key that is used twice finds its hole, and counts it again.

// exercise 2.2
let key = nextKey
nextKey = key.next
entries.append((key, element))
return key
// end 2.2

// exercise 2.2
guard let index = position(of: key) else { return nil }
let element = entries[index].element
entries[index].element = nil
holes += 1
return element
// end 2.2
