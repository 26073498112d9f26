// The search is fast, but the holes pile up.

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

// end 2.5
