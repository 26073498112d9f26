// The element is read through the subscript, its slot is written anew, and the visit is lazy.

// exercise 2.2
let key = nextKey
entries += [(key: key, element: .some(element))]
nextKey = key.next
return key
// end 2.2

// exercise 2.2
guard let element = self[key], let index = position(of: key) else { return nil }
entries[index] = (key, nil)
holes += 1
return element
// end 2.2

// exercise 2.2
try entries.lazy.compactMap(\.element).forEach(body)
// end 2.2
