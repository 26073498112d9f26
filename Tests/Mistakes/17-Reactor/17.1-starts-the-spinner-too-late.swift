// Subscribes to the request before loading starts: a quick answer comes before the spinner.

// exercise 17.1
// instead of: .concat(
// instead of: .just(.setLoading(true)),
// instead of: request().map(Mutation.setDegrees).catch { _ in .empty() },
// instead of: .just(.setLoading(false))
// instead of: )
.merge(
  request().map(Mutation.setDegrees).catch { _ in .empty() },
  .of(.setLoading(true), .setLoading(false))
)
// end 17.1
