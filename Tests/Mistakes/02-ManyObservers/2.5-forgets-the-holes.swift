// The holes are swept away but still counted, so `count` is wrong from then on.

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
guard holes > entries.count / 2 else { return }
entries.removeAll { $0.element == nil }
holes = entries.count
// end 2.5
