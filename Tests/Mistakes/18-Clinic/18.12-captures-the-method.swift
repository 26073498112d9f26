// Captures the method by name: what is captured is the method together with its object.

// exercise 18.12
// instead of: alarm.onReached = { [weak self] count in self?.announce(count) }
alarm.onReached = { [announce = announce(_:)] count in announce(count) }
// end 18.12
