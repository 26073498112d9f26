// Drops the error: the user hears nothing, and the spinner keeps spinning.

// exercise 17.7
let later = search(for: city).delaySubscription(pause, scheduler: clock)
return .concat(.just(.setCity(city)), untilNextAction(city.isEmpty ? .empty() : later))
// end 17.7

// exercise 17.7
return .concat(.just(.beginLoading), weather(city).map(Mutation.setReport).catch { _ in .empty() })
// end 17.7
