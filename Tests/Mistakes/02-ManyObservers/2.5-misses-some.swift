// The upper bound is exclusive, and set one too low: some keys are never found.

// exercise 2.5
var low = 0
var high = entries.count
while low < high {
  let middle = (low + high) / 2
  if entries[middle].key == key { return middle }
  if entries[middle].key < key {
    low = middle + 1
  } else {
    high = middle - 1
  }
}
return nil
// end 2.5
