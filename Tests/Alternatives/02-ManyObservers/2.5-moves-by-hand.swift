// The search looks for the key itself in a closed range, and the sweep moves each element by hand.

// exercise 2.5
var low = 0
var high = entries.count - 1
while low <= high {
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

// exercise 2.5
guard entries.count - holes < holes else { return }
var free = 0
for index in entries.indices where entries[index].element != nil {
  if index != free { entries.swapAt(index, free) }
  free += 1
}
entries.removeSubrange(free...)
holes = 0
// end 2.5
