// Leaves the spinner on when a letter cancels the request.

// exercise 17.7
// instead of: // The request that was on its way has been cancelled.
// instead of: state.isLoading = false
// instead of: if city.isEmpty { state.report = nil }
if city.isEmpty {
  state.isLoading = false
  state.report = nil
}
// end 17.7
