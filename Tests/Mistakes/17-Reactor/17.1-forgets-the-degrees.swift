// Empties the label when a request begins: what was known is gone before there is an answer.

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
  if isLoading { state.degrees = nil }
case .setDegrees(let degrees):
  state.degrees = degrees
case .setUnit(let unit):
  state.unit = unit
}
return state
// end 17.1
