// Each letter is a request: nobody waits until the typing is over.

// exercise 17.7
// instead of: let later = search(for: city).delaySubscription(pause, scheduler: clock)
// instead of: return .concat(.just(.setCity(city)), untilNextAction(city.isEmpty ? .empty() : later))
return .concat(
  .just(.setCity(city)),
  untilNextAction(city.isEmpty ? .empty() : search(for: city))
)
// end 17.7
