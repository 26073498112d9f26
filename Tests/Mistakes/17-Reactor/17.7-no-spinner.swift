// Nobody says that a request is on its way.

// exercise 17.7
// instead of: .concat(
// instead of: .just(.beginLoading),
// instead of: weather(city).map(Mutation.setReport)
// instead of: .catch { error in .just(.setError(Self.sentence(about: error))) }
// instead of: )
return weather(city).map(Mutation.setReport)
  .catch { error in .just(.setError(Self.sentence(about: error))) }
// end 17.7
