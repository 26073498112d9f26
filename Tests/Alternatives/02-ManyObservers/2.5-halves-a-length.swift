// A length above a base is halved, and the sweep filters.

// exercise 2.5
guard !entries.isEmpty else { return nil }
var base = 0
var length = entries.count
while length > 1 {
  let half = length / 2
  if entries[base + half].key <= key { base += half }
  length -= half
}
return entries[base].key == key ? base : nil
// end 2.5

// exercise 2.5
guard holes * 2 > entries.count else { return }
entries = entries.filter { $0.element != nil }
holes = 0
// end 2.5
