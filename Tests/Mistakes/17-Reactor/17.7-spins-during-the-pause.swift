// Starts the spinner with the pause, when there is no request yet.

// exercise 17.7
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
// end 17.7

// exercise 17.7
weather(city).map(Mutation.setReport).catch { .just(.setError(Self.sentence(about: $0))) }
// end 17.7
