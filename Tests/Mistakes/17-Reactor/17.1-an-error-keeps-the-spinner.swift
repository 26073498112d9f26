// The request's error cuts off what comes after it: the spinner never stops.

// exercise 17.1
// instead of: .concat(
// instead of: .just(.setLoading(true)),
// instead of: request().map(Mutation.setDegrees).catch { _ in .empty() },
// instead of: .just(.setLoading(false))
// instead of: )
return .concat(
  .just(.setLoading(true)),
  request().map(Mutation.setDegrees),
  .just(.setLoading(false))
)
// end 17.1
