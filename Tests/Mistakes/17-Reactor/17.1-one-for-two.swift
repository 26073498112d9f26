// Degrees stop the spinner, too: a mutation changes more than it says.

// exercise 17.1
return .concat(
  .just(.setLoading(true)),
  request().map(Mutation.setDegrees).catch { _ in .empty() },
  .just(.setLoading(false))
)
// end 17.1

// exercise 17.1
var state = state
switch mutation {
case .setLoading(let isLoading): state.isLoading = isLoading
case .setDegrees(let degrees):
  state.degrees = degrees
  state.isLoading = false
case .setUnit(let unit): state.unit = unit
}
return state
// end 17.1
