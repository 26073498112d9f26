// Stops loading in place of an error, and never after an answer.

// exercise 17.1
// instead of: .concat(
// instead of: .just(.setLoading(true)),
// instead of: request().map(Mutation.setDegrees).catch { _ in .empty() },
// instead of: .just(.setLoading(false))
// instead of: )
request()
  .map(Mutation.setDegrees)
  .catchAndReturn(.setLoading(false))
  .startWith(.setLoading(true))
// end 17.1
