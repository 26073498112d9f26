// The first key is compared, too: with itself.

// exercise 6.3
// instead of: if let lastKey, try comparer(lastKey, key) { return }
let isFirst = lastKey == nil
if try comparer(lastKey ?? key, key), !isFirst { return }
// end 6.3
