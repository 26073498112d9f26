// Puts zero degrees in place of an error: the screen shows a temperature that nobody has sent.

// exercise 17.1
// instead of: .concat(
// instead of: .just(.setLoading(true)),
// instead of: request().map(Mutation.setDegrees).catch { _ in .empty() },
// instead of: .just(.setLoading(false))
// instead of: )
.concat(
  .just(.setLoading(true)),
  request().catchAndReturn(0).map(Mutation.setDegrees),
  .just(.setLoading(false))
)
// end 17.1
