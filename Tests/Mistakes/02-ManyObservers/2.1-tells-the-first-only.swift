// Everybody is kept, and the first alone is told.

// exercise 2.1
observers.first?(value)
// end 2.1
