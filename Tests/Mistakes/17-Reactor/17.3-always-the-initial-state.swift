// The current state is read where it never changes.

// exercise 17.3
initialState
// end 17.3
