// Sends a request that has failed once more, before it stops loading.

// exercise 17.1
// instead of: .concat(
// instead of: .just(.setLoading(true)),
// instead of: request().map(Mutation.setDegrees).catch { _ in .empty() },
// instead of: .just(.setLoading(false))
// instead of: )
.concat(
  .just(.setLoading(true)),
  request().retry(2).map(Mutation.setDegrees).catch { _ in .empty() },
  .just(.setLoading(false))
)
// end 17.1
