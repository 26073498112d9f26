// Each mutation starts from an empty state: what was known before is lost.

// exercise 17.1 in ForecastReactor.swift
return .concat(
  .just(.setLoading(true)),
  request().map(Mutation.setDegrees).catch { _ in .empty() },
  .just(.setLoading(false))
)
// end 17.1

// exercise 17.1 in ForecastReactor.swift
var state = State()
switch mutation {
case .setLoading(let isLoading): state.isLoading = isLoading
case .setDegrees(let degrees): state.degrees = degrees
case .setUnit(let unit): state.unit = unit
}
return state
// end 17.1
