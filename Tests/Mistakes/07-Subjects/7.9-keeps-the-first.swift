// The first element that comes is kept, and not the last.

// exercise 7.9
// instead of: let old = last
// instead of: last = element
// instead of: if let old { element = old }
if last == nil { last = element }
// end 7.9
