// Lets only a tap end anything: each letter is a request.

// exercise 17.7
// instead of: let later = search(for: city).delaySubscription(pause, scheduler: clock)
// instead of: return .concat(.just(.setCity(city)), untilNextAction(city.isEmpty ? .empty() : later))
.concat(
  .just(.setCity(city)),
  city.isEmpty
    ? .empty()
    : untilNextAction(search(for: city).delaySubscription(pause, scheduler: clock))
)
// instead of: weather(city).map(Mutation.setReport)
// instead of: .catch { error in .just(.setError(Self.sentence(about: error))) }
weather(city).map(Mutation.setReport).catch { .just(.setError(Self.sentence(about: $0))) }
// instead of: mutations.take(until: action)
mutations.take(until: action.filter { $0 == .refresh })
// end 17.7
