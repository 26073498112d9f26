// Stops loading behind the last degrees, and in place of an error.

// exercise 17.1
// instead of: .concat(
// instead of: .just(.setLoading(true)),
// instead of: request().map(Mutation.setDegrees).catch { _ in .empty() },
// instead of: .just(.setLoading(false))
// instead of: )
.concat(
  .just(.setLoading(true)),
  request().map(Mutation.setDegrees)
    .concat(Observable.just(.setLoading(false)))
    .catchAndReturn(.setLoading(false))
)
// end 17.1
