// Sends the request inside `mutate`, and once more for whoever listens.

// exercise 17.1
// instead of: .concat(
// instead of: .just(.setLoading(true)),
// instead of: request().map(Mutation.setDegrees).catch { _ in .empty() },
// instead of: .just(.setLoading(false))
// instead of: )
let degrees = request()
_ = degrees.subscribe()
return .concat(
  .just(.setLoading(true)),
  degrees.map(Mutation.setDegrees).catch { _ in .empty() },
  .just(.setLoading(false))
)
// end 17.1
