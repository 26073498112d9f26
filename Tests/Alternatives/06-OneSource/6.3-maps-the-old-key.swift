// The optional key is mapped to an answer.

// exercise 6.3
// instead of: if let lastKey, try comparer(lastKey, key) { return }
let isSame = try lastKey.map { try comparer($0, key) } ?? false
guard !isSame else { return }
// end 6.3
