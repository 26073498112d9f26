// The spinner is started, but nobody stops it when the answer comes.

// exercise 17.1
// instead of: .concat(
// instead of: .just(.setLoading(true)),
// instead of: request().map(Mutation.setDegrees).catch { _ in .empty() },
// instead of: .just(.setLoading(false))
// instead of: )
return .concat(.just(.setLoading(true)), request().map(Mutation.setDegrees).catch { _ in .empty() })
// end 17.1
