// Expects to hear the present action first, and skips the one that should end it.

// exercise 17.7
.concat(
  .just(.setCity(city)),
  city.isEmpty
    ? .empty()
    : untilNextAction(search(for: city).delaySubscription(pause, scheduler: clock))
)
// end 17.7

// exercise 17.7
.concat(
  .just(.beginLoading),
  weather(city).map(Mutation.setReport).catch { .just(.setError(Self.sentence(about: $0))) }
)
// end 17.7

// exercise 17.7
mutations.take(until: action.skip(1))
// end 17.7
