// Holds the reactor in a closure of the search: it stays until the request has ended.

// exercise 17.7
// instead of: let later = search(for: city).delaySubscription(pause, scheduler: clock)
// instead of: return .concat(.just(.setCity(city)), untilNextAction(city.isEmpty ? .empty() : later))
.concat(
  .just(.setCity(city)),
  city.isEmpty
    ? .empty()
    : untilNextAction(
      Observable.deferred { self.search(for: city) }
        .delaySubscription(pause, scheduler: clock)
    )
)
// end 17.7
