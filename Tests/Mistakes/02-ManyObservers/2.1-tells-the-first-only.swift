// Everybody is kept, but only the first is called.

// exercise 2.1
observers.first?(value)
// end 2.1
