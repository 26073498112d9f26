// Sends a request at once for each letter; the pause comes between request and answer.

// exercise 17.7
// instead of: let later = search(for: city).delaySubscription(pause, scheduler: clock)
let later = search(for: city).delay(pause, scheduler: clock)
// end 17.7
