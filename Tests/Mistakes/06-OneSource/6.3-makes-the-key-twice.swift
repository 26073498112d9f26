// The key of an element is made twice, once to compare it and once to keep it.

// exercise 6.3
// instead of: lastKey = key
lastKey = try keySelector(element)
// end 6.3
