// Nobody says that a request is on its way.

// exercise 16.7
let later = search(for: city).delaySubscription(pause, scheduler: clock)
return .concat(.just(.setCity(city)), untilNextAction(city.isEmpty ? .empty() : later))
// end 16.7

// exercise 16.7
return weather(city).map(Mutation.setReport)
  .catch { error in .just(.setError(Self.sentence(about: error))) }
// end 16.7
