// Tells a new observer nothing at once.

// exercise 7.6
// instead of: end == nil ? [newest] : []
[]
// end 7.6
