// Shows the report, and leaves the spinner on.

// exercise 17.7
// instead of: state.report = report
// instead of: state.isLoading = false
state.report = report
// end 17.7
