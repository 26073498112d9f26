// Starts the spinner with the pause, when there is no request yet.

// exercise 17.7
// instead of: let later = search(for: city).delaySubscription(pause, scheduler: clock)
// instead of: return .concat(.just(.setCity(city)), untilNextAction(city.isEmpty ? .empty() : later))
.concat(
  .just(.setCity(city)),
  city.isEmpty
    ? .empty()
    : untilNextAction(
      .concat(
        .just(.beginLoading),
        search(for: city).delaySubscription(pause, scheduler: clock)
      )
    )
)
// instead of: .concat(
// instead of: .just(.beginLoading),
// instead of: weather(city).map(Mutation.setReport)
// instead of: .catch { error in .just(.setError(Self.sentence(about: error))) }
// instead of: )
weather(city).map(Mutation.setReport).catch { .just(.setError(Self.sentence(about: $0))) }
// end 17.7
