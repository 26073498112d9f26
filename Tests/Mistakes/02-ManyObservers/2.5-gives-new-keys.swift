// The elements that stay get new keys, and the keys handed out before find nothing.

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
let staying = entries.compactMap(\.element)
entries = []
holes = 0
for element in staying { _ = insert(element) }
// end 2.5
