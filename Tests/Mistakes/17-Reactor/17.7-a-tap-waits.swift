// Makes the pause a part of the search, so that a tap waits, too.

// exercise 17.7
.concat(
  .just(.setCity(city)),
  city.isEmpty ? .empty() : untilNextAction(search(for: city))
)
// end 17.7

// exercise 17.7
Observable.concat(
  .just(.beginLoading),
  weather(city).map(Mutation.setReport).catch { .just(.setError(Self.sentence(about: $0))) }
)
.delaySubscription(pause, scheduler: clock)
// end 17.7
