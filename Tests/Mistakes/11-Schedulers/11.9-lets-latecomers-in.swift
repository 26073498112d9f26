// Lets elements in line behind the end.

// exercise 11.9
// instead of: guard line.end == nil else { return false }
// end 11.9
