// Cancels nothing: the slowest answer wins.

// exercise 17.7
// instead of: .concat(
// instead of: .just(.beginLoading),
// instead of: weather(city).map(Mutation.setReport)
// instead of: .catch { error in .just(.setError(Self.sentence(about: error))) }
// instead of: )
return .concat(
  .just(.beginLoading),
  weather(city).map(Mutation.setReport)
    .catch { error in .just(.setError(Self.sentence(about: error))) }
)
// instead of: mutations.take(until: action)
return mutations
// end 17.7
