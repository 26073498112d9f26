// The element goes, but `count` never learns of the hole that it left.

// exercise 2.2
let key = nextKey
nextKey = key.next
entries.append((key, element))
return key
// end 2.2

// exercise 2.2
guard let index = position(of: key), let element = entries[index].element else { return nil }
entries[index].element = nil
return element
// end 2.2
