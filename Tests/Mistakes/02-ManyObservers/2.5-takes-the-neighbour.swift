// The slot where the key would be is taken for the slot where it is.

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
return low < entries.count ? low : nil
// end 2.5
