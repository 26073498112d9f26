// The element is returned and counted as gone, but stays where it was.

// exercise 2.2
// instead of: entries[index].element = nil
// end 2.2
