// Waits for the end of the request: the degrees that came before are never shown.

// exercise 17.1
.concat(
  .just(.setLoading(true)),
  request().takeLast(1).map(Mutation.setDegrees).catch { _ in .empty() },
  .just(.setLoading(false))
)
// end 17.1
