// Converts the degrees when the unit changes, and the text converts them once more.

// exercise 17.1
// instead of: switch mutation {
// instead of: case .setLoading(let isLoading): state.isLoading = isLoading
// instead of: case .setDegrees(let degrees): state.degrees = degrees
// instead of: case .setUnit(let unit): state.unit = unit
// instead of: }
switch mutation {
case .setLoading(let isLoading):
  state.isLoading = isLoading
case .setDegrees(let degrees):
  state.degrees = degrees
case .setUnit(let unit):
  if unit == .fahrenheit, state.unit == .celsius {
    state.degrees = state.degrees.map { $0 * 9 / 5 + 32 }
  }
  state.unit = unit
}
// end 17.1
