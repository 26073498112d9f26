// Where the search meets a hole, it goes on one by one.

// exercise 2.5
// instead of: let middle = (low + high) / 2
let middle = (low + high) / 2
if entries[middle].element == nil { return entries.firstIndex { $0.key == key } }
// end 2.5
