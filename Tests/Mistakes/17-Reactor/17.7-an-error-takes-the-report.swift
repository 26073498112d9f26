// Takes the report out of the state when a request fails.

// exercise 17.7
// instead of: state.error = error
state.error = error
state.report = nil
// end 17.7
