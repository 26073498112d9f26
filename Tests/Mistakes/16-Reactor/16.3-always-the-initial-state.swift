// The current state is read where it never changes.

// exercise 16.3
initialState
// end 16.3
