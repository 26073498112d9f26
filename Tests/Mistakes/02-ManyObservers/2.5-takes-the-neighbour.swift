// The place where the key would stand is taken for the place where it stands.

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
