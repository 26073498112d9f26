// Sends a request at once for each letter; the pause comes between request and answer.

// exercise 17.7
let later = search(for: city).delay(pause, scheduler: clock)
return .concat(.just(.setCity(city)), untilNextAction(city.isEmpty ? .empty() : later))
// end 17.7
