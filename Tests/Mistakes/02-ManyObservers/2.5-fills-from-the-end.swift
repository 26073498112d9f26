// The last elements move into the holes: few moves, but the order is lost, and with it the search.

// exercise 2.5
// instead of: entries.removeAll { $0.element == nil }
var index = 0
while index < entries.count {
  if entries[index].element == nil {
    entries.swapAt(index, entries.count - 1)
    entries.removeLast()
  } else {
    index += 1
  }
}
// end 2.5
