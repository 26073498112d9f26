// Takes the report out of the state when a request begins.

// exercise 17.7
// instead of: switch mutation {
// instead of: case .setCity(let city):
// instead of: state.city = city
// instead of: // The request that was on its way has been cancelled.
// instead of: state.isLoading = false
// instead of: if city.isEmpty { state.report = nil }
// instead of: case .beginLoading:
// instead of: state.isLoading = true
// instead of: case .setReport(let report):
// instead of: state.report = report
// instead of: state.isLoading = false
// instead of: case .setError(let error):
// instead of: state.error = error
// instead of: state.isLoading = false
// instead of: }
switch mutation {
case .setCity(let city):
  state.city = city
  // The request that was on its way has been cancelled.
  state.isLoading = false
  if city.isEmpty { state.report = nil }
case .beginLoading:
  state.isLoading = true
  state.report = nil
case .setReport(let report):
  state.report = report
  state.isLoading = false
case .setError(let error):
  state.error = error
  state.isLoading = false
}
// end 17.7
