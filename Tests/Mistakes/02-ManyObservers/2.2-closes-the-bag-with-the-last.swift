// When the last element is taken out it is counted as gone, but its slot keeps it.

// exercise 2.2
// instead of: entries[index].element = nil
if count > 1 { entries[index].element = nil }
// end 2.2
