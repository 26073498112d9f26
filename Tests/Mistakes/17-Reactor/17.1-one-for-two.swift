// Degrees stop the spinner, too: a mutation changes more than it says.

// exercise 17.1
// instead of: switch mutation {
// instead of: case .setLoading(let isLoading): state.isLoading = isLoading
// instead of: case .setDegrees(let degrees): state.degrees = degrees
// instead of: case .setUnit(let unit): state.unit = unit
// instead of: }
switch mutation {
case .setLoading(let isLoading): state.isLoading = isLoading
case .setDegrees(let degrees):
  state.degrees = degrees
  state.isLoading = false
case .setUnit(let unit): state.unit = unit
}
// end 17.1
