// Rounds a span to whole seconds.

// exercise 12.4
virtualTimeInterval
// end 12.4

// exercise 12.4
timeInterval.rounded()
// end 12.4
