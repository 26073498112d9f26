// The element is returned and counted as gone, but stays where it was.

// exercise 2.2
let key = nextKey
nextKey = key.next
entries.append((key, element))
return key
// end 2.2

// exercise 2.2
guard let index = position(of: key), let element = entries[index].element else { return nil }
holes += 1
return element
// end 2.2
