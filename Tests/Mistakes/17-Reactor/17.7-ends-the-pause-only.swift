// The next action ends the pause, and not the request: an old answer comes late.

// exercise 17.7
// instead of: let later = search(for: city).delaySubscription(pause, scheduler: clock)
// instead of: return .concat(.just(.setCity(city)), untilNextAction(city.isEmpty ? .empty() : later))
.concat(
  .just(.setCity(city)),
  city.isEmpty
    ? .empty()
    : untilNextAction(Observable.just(.setCity(city)).delaySubscription(pause, scheduler: clock))
      .flatMap { [weak self] _ in self?.search(for: city) ?? .empty() }
)
// end 17.7
