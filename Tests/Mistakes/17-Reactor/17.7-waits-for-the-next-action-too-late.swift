// Waits for the next action once the pause is over: a letter does not end the pause.

// exercise 17.7
// instead of: let later = search(for: city).delaySubscription(pause, scheduler: clock)
// instead of: return .concat(.just(.setCity(city)), untilNextAction(city.isEmpty ? .empty() : later))
.concat(
  .just(.setCity(city)),
  city.isEmpty
    ? .empty()
    : untilNextAction(search(for: city)).delaySubscription(pause, scheduler: clock)
)
// end 17.7
