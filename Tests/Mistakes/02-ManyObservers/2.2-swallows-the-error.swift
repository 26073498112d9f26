// The visitor's error is swallowed, and the visit goes on.

// exercise 2.2
let key = nextKey
nextKey = key.next
entries.append((key, element))
return key
// end 2.2

// exercise 2.2
guard let index = position(of: key), let element = entries[index].element.take() else {
  return nil
}
holes += 1
return element
// end 2.2

// exercise 2.2
for entry in entries {
  if let element = entry.element { try? body(element) }
}
// end 2.2
