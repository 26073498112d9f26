// Reads the current state from where it never changes.

// exercise 17.3
initialState
// end 17.3
