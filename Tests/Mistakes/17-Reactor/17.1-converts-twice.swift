// Converts the degrees when the unit changes, and the text converts them once more.

// exercise 17.1
.concat(
  .just(.setLoading(true)),
  request().map(Mutation.setDegrees).catch { _ in .empty() },
  .just(.setLoading(false))
)
// end 17.1

// exercise 17.1
var state = state
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
return state
// end 17.1
