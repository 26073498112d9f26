// Empties the label when a request begins: what was known is gone before there is an answer.

// exercise 17.1
// instead of: switch mutation {
// instead of: case .setLoading(let isLoading): state.isLoading = isLoading
// instead of: case .setDegrees(let degrees): state.degrees = degrees
// instead of: case .setUnit(let unit): state.unit = unit
// instead of: }
switch mutation {
case .setLoading(let isLoading):
  state.isLoading = isLoading
  if isLoading { state.degrees = nil }
case .setDegrees(let degrees):
  state.degrees = degrees
case .setUnit(let unit):
  state.unit = unit
}
// end 17.1
