// Leaves out degrees that are equal to those before, though each counts.

// exercise 17.1
// instead of: .concat(
// instead of: .just(.setLoading(true)),
// instead of: request().map(Mutation.setDegrees).catch { _ in .empty() },
// instead of: .just(.setLoading(false))
// instead of: )
.concat(
  .just(.setLoading(true)),
  request().distinctUntilChanged().map(Mutation.setDegrees).catch { _ in .empty() },
  .just(.setLoading(false))
)
// end 17.1
