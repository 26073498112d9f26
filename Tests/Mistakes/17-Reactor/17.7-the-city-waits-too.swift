// Everything waits for the end of the pause, even the city in the state.

// exercise 17.7
// instead of: let later = search(for: city).delaySubscription(pause, scheduler: clock)
// instead of: return .concat(.just(.setCity(city)), untilNextAction(city.isEmpty ? .empty() : later))
let all = Observable.concat(.just(.setCity(city)), city.isEmpty ? .empty() : search(for: city))
return untilNextAction(all.delaySubscription(pause, scheduler: clock))
// end 17.7
