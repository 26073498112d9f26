// Puts the beginning of loading in front with `startWith`.

// exercise 17.7
// instead of: .concat(
// instead of: .just(.beginLoading),
// instead of: weather(city).map(Mutation.setReport)
// instead of: .catch { error in .just(.setError(Self.sentence(about: error))) }
// instead of: )
weather(city)
  .map(Mutation.setReport)
  .catch { error in .just(.setError(Self.sentence(about: error))) }
  .startWith(.beginLoading)
// end 17.7
