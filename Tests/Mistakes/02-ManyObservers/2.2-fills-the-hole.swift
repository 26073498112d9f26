// A new element takes the first hole, in front of those that came earlier.

// exercise 2.2
let key = nextKey
nextKey = key.next
if let hole = entries.firstIndex(where: { $0.element == nil }) {
  entries[hole] = (key, element)
  holes -= 1
} else {
  entries.append((key, element))
}
return key
// end 2.2
