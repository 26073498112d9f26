// An empty field is searched for, too.

// exercise 16.7
let later = search(for: city).delaySubscription(pause, scheduler: clock)
return .concat(.just(.setCity(city)), untilNextAction(later))
// end 16.7
