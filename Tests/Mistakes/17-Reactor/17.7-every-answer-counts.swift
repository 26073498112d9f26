// Cancels nothing: the slowest answer wins.

// exercise 17.7
let later = search(for: city).delaySubscription(pause, scheduler: clock)
return .concat(.just(.setCity(city)), untilNextAction(city.isEmpty ? .empty() : later))
// end 17.7

// exercise 17.7
return .concat(
  .just(.beginLoading),
  weather(city).map(Mutation.setReport)
    .catch { error in .just(.setError(Self.sentence(about: error))) }
)
// end 17.7

// exercise 17.7
return mutations
// end 17.7
