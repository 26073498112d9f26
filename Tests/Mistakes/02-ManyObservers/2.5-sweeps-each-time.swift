// Each hole is closed at once, so all the others move for the one that leaves.

// exercise 2.5
var low = 0
var high = entries.count
while low < high {
  let middle = (low + high) / 2
  if entries[middle].key < key {
    low = middle + 1
  } else {
    high = middle
  }
}
return low < entries.count && entries[low].key == key ? low : nil
// end 2.5

// exercise 2.5
guard holes > 0 else { return }
entries.removeAll { $0.element == nil }
holes = 0
// end 2.5
