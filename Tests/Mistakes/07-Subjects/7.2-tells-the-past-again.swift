// Every subject tells its past once more before its end.

// exercise 7.2
// instead of: if !passesElementsOn { lastElements = past(before: end) }
lastElements = past(before: end)
// end 7.2
