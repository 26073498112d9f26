// Makes whole seconds of a span.

// exercise 12.4
virtualTimeInterval
// end 12.4

// exercise 12.4
timeInterval.rounded()
// end 12.4
