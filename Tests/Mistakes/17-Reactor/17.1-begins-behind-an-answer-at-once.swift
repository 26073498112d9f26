// A request that answers inside `subscribe` brings its degrees before the loading starts, and the
// spinner is switched on after them; a slow request looks right.

// exercise 17.1
// instead of: .concat(
// instead of: .just(.setLoading(true)),
// instead of: request().map(Mutation.setDegrees).catch { _ in .empty() },
// instead of: .just(.setLoading(false))
// instead of: )
.concat(
  .merge(
    request().map(Mutation.setDegrees).catch { _ in .empty() },
    .just(.setLoading(true))
  ),
  .just(.setLoading(false))
)
// end 17.1
