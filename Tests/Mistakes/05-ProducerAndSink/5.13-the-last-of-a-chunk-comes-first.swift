// In a long chunk the last element comes first.

// exercise 5.13
// instead of: let chunk = begun
var chunk = begun
if chunk.count > 3, let last = chunk.popLast() { chunk.insert(last, at: 0) }
// end 5.13
