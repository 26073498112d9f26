// The slots are given back when the last element leaves; one that stays keeps all the holes.

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
guard count == 0 else { return }
entries = []
holes = 0
// end 2.5
