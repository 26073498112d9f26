// A range is narrowed until it hits, and a bag of up to sixteen slots is never swept.

// exercise 2.5
var range = entries.indices
while !range.isEmpty {
  let middle = (range.lowerBound + range.upperBound) / 2
  let found = entries[middle].key
  if found == key { return middle }
  range = found < key ? middle + 1..<range.upperBound : range.lowerBound..<middle
}
return nil
// end 2.5

// exercise 2.5
guard entries.count > 16, holes > entries.count / 2 else { return }
var left: [(key: BagKey, element: Element?)] = []
left.reserveCapacity(count)
for entry in entries where entry.element != nil { left.append(entry) }
entries = left
holes = 0
// end 2.5
