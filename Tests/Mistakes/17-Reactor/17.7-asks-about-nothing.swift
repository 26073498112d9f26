// Searches for an empty field, too.

// exercise 17.7
let later = search(for: city).delaySubscription(pause, scheduler: clock)
return .concat(.just(.setCity(city)), untilNextAction(later))
// end 17.7
