// The hole is reused together with its key, so an old key opens a new slot.

// exercise 2.2
if let hole = entries.lastIndex(where: { $0.element == nil }), hole == entries.count - 1 {
  entries[hole].element = element
  holes -= 1
  return entries[hole].key
}
let key = nextKey
nextKey = key.next
entries.append((key, element))
return key
// end 2.2
