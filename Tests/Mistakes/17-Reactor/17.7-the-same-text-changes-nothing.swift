// Ends the loading only if the text is another one, though the request has been cancelled.

// exercise 17.7
// instead of: state.city = city
// instead of: // The request that was on its way has been cancelled.
// instead of: state.isLoading = false
if city != state.city { state.isLoading = false }
state.city = city
// end 17.7
