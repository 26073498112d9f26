// What the comparer throws is taken for `false`.

// exercise 6.3
// instead of: if let lastKey, try comparer(lastKey, key) { return }
if let lastKey, (try? comparer(lastKey, key)) == true { return }
// end 6.3
