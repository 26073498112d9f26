// A slice is halved until one slot is left, and the sweep filters.

// exercise 2.5
var slice = entries[...]
while slice.count > 1 {
  let middle = slice.startIndex + slice.count / 2
  slice = key < slice[middle].key ? slice[..<middle] : slice[middle...]
}
guard let only = slice.first, only.key == key else { return nil }
return slice.startIndex
// end 2.5

// exercise 2.5
if holes * 2 > entries.count {
  entries = entries.filter { $0.element != nil }
  holes = 0
}
// end 2.5
