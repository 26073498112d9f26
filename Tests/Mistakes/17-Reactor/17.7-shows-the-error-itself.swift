// Shows the error as Swift prints it, and not as a sentence.

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
  weather(city).map(Mutation.setReport).catch { .just(.setError("\($0)")) }
)
// end 17.7
