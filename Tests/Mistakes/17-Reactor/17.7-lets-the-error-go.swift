// Nobody says that the request has failed: the spinner never stops.

// exercise 17.7
// instead of: .concat(
// instead of: .just(.beginLoading),
// instead of: weather(city).map(Mutation.setReport)
// instead of: .catch { error in .just(.setError(Self.sentence(about: error))) }
// instead of: )
return .concat(.just(.beginLoading), weather(city).map(Mutation.setReport))
// end 17.7
