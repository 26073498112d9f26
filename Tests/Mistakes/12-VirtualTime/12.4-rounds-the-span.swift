// Rounds a span to whole seconds.

// exercise 12.4
// instead of: timeInterval
timeInterval.rounded()
// end 12.4
