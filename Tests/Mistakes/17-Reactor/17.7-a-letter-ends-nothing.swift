// Lets only a tap end anything: each letter is a request.

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
mutations.take(until: action.filter { $0 == .refresh })
// end 17.7
